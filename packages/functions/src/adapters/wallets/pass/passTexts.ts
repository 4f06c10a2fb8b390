/** The name of the programme on a pass. */
export const PROGRAMME = 'Met Rewards';

/** A titled text on the back of a pass. */
export interface PassText {
  /** Unique, and never changed. */
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

/** The same in every mode, as the law requires: terms, how to leave, help and self-exclusion. */
export function passTexts(appOrigin: string): readonly PassText[] {
  return [
    {
      key: 'helpline',
      label: 'National Gambling Helpline',
      text: '0808 8020 133. Free, in confidence, 24 hours a day.',
    },
    {
      key: 'selfExclusion',
      label: 'Self-exclusion',
      text: 'Need a longer break? Ask any member of staff about SENSE self-exclusion.',
    },
    {
      key: 'terms',
      label: 'Terms',
      text: `This card is for its member alone. It is not a means of payment, and points have no cash value. You must be 18 or over. The full terms are in the app: ${appOrigin}/more`,
    },
    {
      key: 'leaving',
      label: 'How to leave',
      text: `You can remove this card at any time. To leave the programme, delete your account: ${appOrigin}/settings/delete. The card then becomes void within minutes.`,
    },
  ];
}
