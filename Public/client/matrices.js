// @ts-check
/**
 * Ways between transforms: parts such as turns and scales are led one by one, as browsers do it
 * (CSS Transforms 2 §12). Matrices are lists of sixteen numbers in the order of `matrix3d`.
 */

export const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
/** What stands for a scale of nothing, which no way can lead from or to. */
const SMALL = 1e-5;

/** @typedef {{ move: number[], scale: number[], skew: number[], view: number[], turn: number[] }} Parts */

/** @type {WeakMap<number[], Parts | null>} */
const known = new WeakMap();

/**
 * The matrix of a declaration, which has an inverse.
 * @param {string} css @returns {DOMMatrix}
 */
export function solidMatrix(css) {
  const matrix = new DOMMatrix(css || "none");
  if (!Number.isNaN(matrix.inverse().a)) return matrix;
  const numbers = numbersOf(matrix);
  numbers[0] += SMALL;
  numbers[5] += SMALL;
  if (!numbers[10]) numbers[10] = 1;
  return new DOMMatrix(cssOf(numbers));
}

/** @param {DOMMatrix} matrix @returns {number[]} */
export const numbersOf = (matrix) => [...matrix.toFloat64Array()];

/** @param {number[]} m */
const isFlat = (m) => [2, 3, 6, 7, 8, 9, 11, 14].every((index) => m[index] === 0) && m[10] === 1 && m[15] === 1;

/** @param {number[]} m */
export function cssOf(m) {
  return isFlat(m) ? `matrix(${[m[0], m[1], m[4], m[5], m[12], m[13]]})` : `matrix3d(${m})`;
}

/**
 * The matrix that does what the second one does, and then what the first one does.
 * @param {number[]} a @param {number[]} b
 */
export function product(a, b) {
  return Array.from({ length: 16 }, (_, index) => {
    const [column, row] = [index >> 2, index & 3];
    return [0, 1, 2, 3].reduce((sum, k) => sum + a[k * 4 + row] * b[column * 4 + k], 0);
  });
}

/** @param {number[]} a @param {number[]} b */
const dot = (a, b) => a.reduce((sum, value, index) => sum + value * b[index], 0);
/** @param {number[]} a @param {number[]} b @param {number} share */
const mix = (a, b, share) => a.map((value, index) => value + (b[index] - value) * share);

/** @param {number[]} matrix */
function partsOf(matrix) {
  let parts = known.get(matrix);
  if (parts === undefined) known.set(matrix, (parts = decompose(matrix)));
  return parts;
}

/** @param {number[]} matrix @returns {Parts | null} */
function decompose(matrix) {
  const m = matrix.map((value) => value / matrix[15]);
  let view = [m[3], m[7], m[11], 1];
  if (view.some((value, index) => value !== IDENTITY[12 + index])) {
    const plain = m.map((value, index) => (index % 4 === 3 ? Number(index === 15) : value));
    const inverse = numbersOf(new DOMMatrix(`matrix3d(${plain})`).inverse());
    view = [0, 4, 8, 12].map((row) => dot(inverse.slice(row, row + 4), view));
  }
  const axes = [m.slice(0, 3), m.slice(4, 7), m.slice(8, 11)];
  const [scale, skew] = [[1, 1, 1], [0, 0, 0]];
  /** @param {number} index */
  const unify = (index) => {
    scale[index] = Math.hypot(...axes[index]);
    axes[index] = axes[index].map((value) => value / scale[index]);
  };
  /** @param {number} base @param {number} index */
  const straighten = (base, index) => {
    const share = dot(axes[base], axes[index]);
    axes[index] = axes[index].map((value, place) => value - axes[base][place] * share);
    return share;
  };
  unify(0);
  skew[0] = straighten(0, 1);
  unify(1);
  skew[0] /= scale[1];
  [skew[1], skew[2]] = [straighten(0, 2), straighten(1, 2)];
  unify(2);
  [skew[1], skew[2]] = [skew[1] / scale[2], skew[2] / scale[2]];
  if (!axes.flat().every(Number.isFinite)) return null;
  unmirror(m, axes, scale, skew);
  return { move: m.slice(12, 15), scale, skew, view, turn: quaternion(axes) };
}

/** What is mirrored cannot be turned there: in the plane one axis is negative, in space all are. */
/** @param {number[]} m @param {number[][]} axes @param {number[]} scale @param {number[]} skew */
function unmirror(m, axes, scale, skew) {
  const [[ax, ay, az], [bx, by, bz], c] = axes;
  if (dot([ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx], c) >= 0) return;
  const turned = isFlat(m) ? [m[0] < m[5] ? 0 : 1] : [0, 1, 2];
  for (const index of turned) {
    scale[index] *= -1;
    axes[index] = axes[index].map((value) => -value);
  }
  if (turned.length === 1) skew[0] *= -1;
}

/** @param {number[][]} axes */
function quaternion([a, b, c]) {
  const halves = [a[0] - b[1] - c[2], b[1] - a[0] - c[2], c[2] - a[0] - b[1], a[0] + b[1] + c[2]];
  const [x, y, z, w] = halves.map((value) => Math.sqrt(Math.max(1 + value, 0)) / 2);
  return [c[1] > b[2] ? -x : x, a[2] > c[0] ? -y : y, b[0] > a[1] ? -z : z, w];
}

/**
 * The shorter way round.
 * @param {number[]} from @param {number[]} to @param {number} share
 */
function turnBetween(from, to, share) {
  const whole = dot(from, to);
  const first = whole < 0 ? from.map((value) => -value) : from;
  const cosine = Math.min(Math.abs(whole), 1);
  const sine = Math.sqrt(1 - cosine * cosine);
  if (sine < 1e-9) return first;
  const angle = Math.acos(cosine) * share;
  const other = Math.sin(angle) / sine;
  return first.map((value, index) => value * (Math.cos(angle) - cosine * other) + to[index] * other);
}

/** @param {Parts} parts */
function compose({ move, scale, skew, view, turn: [x, y, z, w] }) {
  const a = [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)];
  const b = [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)];
  const c = [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)];
  const rows = [a, b.map((value, i) => value + skew[0] * a[i]), c.map((value, i) => value + skew[1] * a[i] + skew[2] * b[i])];
  return [
    ...rows.flatMap((row, index) => {
      const scaled = row.map((value) => value * scale[index]);
      return [...scaled, dot(scaled, view)];
    }),
    ...move, dot([...move, 1], view),
  ];
}

/**
 * The matrix on the way from one to another.
 * @param {number[]} from @param {number[]} to @param {number} share
 */
export function between(from, to, share) {
  const [a, b] = [partsOf(from), partsOf(to)];
  if (!a || !b) return mix(from, to, share);
  return compose({
    move: mix(a.move, b.move, share), scale: mix(a.scale, b.scale, share), skew: mix(a.skew, b.skew, share),
    view: mix(a.view, b.view, share), turn: turnBetween(a.turn, b.turn, share),
  });
}
