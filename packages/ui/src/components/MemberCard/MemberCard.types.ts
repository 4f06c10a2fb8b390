/** Texts of a member card, in the language of the member. */
export interface MemberCardLabels {
  /** What the large figure is, such as "Reward balance". */
  readonly balance: string;
  /** What the figure counts, such as "points". */
  readonly unit: string;
  /** What the number is, such as "Membership number". */
  readonly number: string;
  /** Names the button that turns the card to its code, and the one that turns it back. */
  readonly showCode: string;
  readonly showCard: string;
  /** Names the code for people who cannot see it, and says what to do with it. */
  readonly code: string;
  /** Announced when the card was turned to its code, and when it was turned back. */
  readonly codeShown: string;
  readonly cardShown: string;
}
