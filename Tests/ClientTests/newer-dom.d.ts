/** What browsers have and Debian's TypeScript does not know yet. */

interface Element {
  scrollTo(place: { left?: number; top?: number; behavior?: ScrollBehavior | "instant" }): void;
}

interface CSSStyleDeclaration {
  containerType: string;
}

interface UserActivation {
  readonly hasBeenActive: boolean;
  readonly isActive: boolean;
}

interface WakeLockSentinel {
  readonly released: boolean;
  release(): Promise<void>;
}

interface WakeLock {
  request(type?: "screen"): Promise<WakeLockSentinel>;
}

interface Navigator {
  readonly userActivation: UserActivation;
  readonly wakeLock: WakeLock;
}
