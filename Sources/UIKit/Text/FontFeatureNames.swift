// Numbers of Apple's font feature registry, from SFNTLayoutTypes.h.

/// The type of the feature of ligatures.
public let kLigaturesType = 1
/// Ligatures that the script needs.
public let kRequiredLigaturesOnSelector = 0
/// No ligatures that the script needs.
public let kRequiredLigaturesOffSelector = 1
/// Ligatures that are usual.
public let kCommonLigaturesOnSelector = 2
/// No ligatures that are usual.
public let kCommonLigaturesOffSelector = 3
/// Ligatures that are rare.
public let kRareLigaturesOnSelector = 4
/// No ligatures that are rare.
public let kRareLigaturesOffSelector = 5
/// Ligatures by what stands beside them.
public let kContextualLigaturesOnSelector = 18
/// No ligatures by what stands beside them.
public let kContextualLigaturesOffSelector = 19
/// Ligatures of former times.
public let kHistoricalLigaturesOnSelector = 20
/// No ligatures of former times.
public let kHistoricalLigaturesOffSelector = 21
/// The type of the feature of the width of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits as wide as they are.
public let kProportionalNumbersSelector = 1
/// The type of the feature of raised and lowered characters.
public let kVerticalPositionType = 10
/// Characters that are neither raised nor lowered.
public let kNormalPositionSelector = 0
/// Raised characters.
public let kSuperiorsSelector = 1
/// Lowered characters.
public let kInferiorsSelector = 2
/// Characters of ordinal numbers, such as the letters of "1st".
public let kOrdinalsSelector = 3
/// Lowered characters of formulas.
public let kScientificInferiorsSelector = 4
/// The type of the feature of fractions.
public let kFractionsType = 11
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a level line.
public let kVerticalFractionsSelector = 1
/// Fractions with a slanting line.
public let kDiagonalFractionsSelector = 2
/// The type of the feature of typographic extras.
public let kTypographicExtrasType = 14
/// A zero with a slash.
public let kSlashedZeroOnSelector = 4
/// A zero without a slash.
public let kSlashedZeroOffSelector = 5
/// The type of the feature of the height of digits.
public let kNumberCaseType = 21
/// Digits with ascenders and descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The type of the feature of marks that fit capitals.
public let kCaseSensitiveLayoutType = 33
/// Marks at the height of capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// Marks at the height of small letters.
public let kCaseSensitiveLayoutOffSelector = 1
/// Capitals with the space that lines of capitals need.
public let kCaseSensitiveSpacingOnSelector = 2
/// Capitals with their usual space.
public let kCaseSensitiveSpacingOffSelector = 3
/// The type of the feature of stylistic sets; the selector of set n is 2n.
public let kStylisticAlternativesType = 35
/// No stylistic set.
public let kNoStylisticAlternatesSelector = 0
/// The type of the feature of other shapes of characters by what stands beside them.
public let kContextualAlternatesType = 36
/// Other shapes by what stands beside them.
public let kContextualAlternatesOnSelector = 0
/// No other shapes by what stands beside them.
public let kContextualAlternatesOffSelector = 1
/// Swashes.
public let kSwashAlternatesOnSelector = 2
/// No swashes.
public let kSwashAlternatesOffSelector = 3
/// Swashes by what stands beside them.
public let kContextualSwashAlternatesOnSelector = 4
/// No swashes by what stands beside them.
public let kContextualSwashAlternatesOffSelector = 5
/// The type of the feature of small letters.
public let kLowerCaseType = 37
/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals in place of small letters.
public let kLowerCaseSmallCapsSelector = 1
/// Petite capitals in place of small letters.
public let kLowerCasePetiteCapsSelector = 2
/// The type of the feature of capitals.
public let kUpperCaseType = 38
/// Capitals as they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals in place of capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Petite capitals in place of capitals.
public let kUpperCasePetiteCapsSelector = 2
/// Stylistic set 1.
public let kStylisticAltOneOnSelector = 2
/// Not stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// Stylistic set 2.
public let kStylisticAltTwoOnSelector = 4
/// Not stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// Stylistic set 3.
public let kStylisticAltThreeOnSelector = 6
/// Not stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// Stylistic set 4.
public let kStylisticAltFourOnSelector = 8
/// Not stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// Stylistic set 5.
public let kStylisticAltFiveOnSelector = 10
/// Not stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// Stylistic set 6.
public let kStylisticAltSixOnSelector = 12
/// Not stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// Stylistic set 7.
public let kStylisticAltSevenOnSelector = 14
/// Not stylistic set 7.
public let kStylisticAltSevenOffSelector = 15
/// Stylistic set 8.
public let kStylisticAltEightOnSelector = 16
/// Not stylistic set 8.
public let kStylisticAltEightOffSelector = 17
/// Stylistic set 9.
public let kStylisticAltNineOnSelector = 18
/// Not stylistic set 9.
public let kStylisticAltNineOffSelector = 19
/// Stylistic set 10.
public let kStylisticAltTenOnSelector = 20
/// Not stylistic set 10.
public let kStylisticAltTenOffSelector = 21
/// Stylistic set 11.
public let kStylisticAltElevenOnSelector = 22
/// Not stylistic set 11.
public let kStylisticAltElevenOffSelector = 23
/// Stylistic set 12.
public let kStylisticAltTwelveOnSelector = 24
/// Not stylistic set 12.
public let kStylisticAltTwelveOffSelector = 25
/// Stylistic set 13.
public let kStylisticAltThirteenOnSelector = 26
/// Not stylistic set 13.
public let kStylisticAltThirteenOffSelector = 27
/// Stylistic set 14.
public let kStylisticAltFourteenOnSelector = 28
/// Not stylistic set 14.
public let kStylisticAltFourteenOffSelector = 29
/// Stylistic set 15.
public let kStylisticAltFifteenOnSelector = 30
/// Not stylistic set 15.
public let kStylisticAltFifteenOffSelector = 31
/// Stylistic set 16.
public let kStylisticAltSixteenOnSelector = 32
/// Not stylistic set 16.
public let kStylisticAltSixteenOffSelector = 33
/// Stylistic set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// Not stylistic set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// Stylistic set 18.
public let kStylisticAltEighteenOnSelector = 36
/// Not stylistic set 18.
public let kStylisticAltEighteenOffSelector = 37
/// Stylistic set 19.
public let kStylisticAltNineteenOnSelector = 38
/// Not stylistic set 19.
public let kStylisticAltNineteenOffSelector = 39
/// Stylistic set 20.
public let kStylisticAltTwentyOnSelector = 40
/// Not stylistic set 20.
public let kStylisticAltTwentyOffSelector = 41
