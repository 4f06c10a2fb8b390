/** The texts of a `MemberCard`, in the page's language. */
export interface MemberCardLabels {
  /** The label of the large figure, such as "Reward balance". */
  readonly balance: string;
  /** The unit of the figure, such as "points to spend". */
  readonly unit: string;
  /** The label of the number, such as "Membership number". */
  readonly number: string;
  /** The texts of the button that turns the card to its code and back. */
  readonly showCode: string;
  readonly showCard: string;
  /** The text alternative of the code. It says what to do with the code. */
  readonly code: string;
  /** Announced when the card shows its code, and when it shows its front again. */
  readonly codeShown: string;
  readonly cardShown: string;
}
