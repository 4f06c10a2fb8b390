/**
 * The texts that a member agrees to. They are stored with the answer. A new meaning needs a new version in
 * `CONSENT_VERSION`.
 */
export const consents = {
  /** Above the checkboxes of a product. */
  questions: {
    casino: 'Offers and news from our casinos',
    online: 'Offers for online gaming',
  },
  /** Beside a checkbox: the channel of contact. */
  channels: {
    email: 'Email',
    sms: 'Text',
    telephone: 'Phone',
    post: 'Post',
  },
  /** In the history of answers, and as the proof of one. */
  answer: (question: string, channel: string) => `${question}: ${channel}`,
  recording:
    'Record how I use the app on my devices, so that you can find faults and make it better. What I type and my personal details are hidden.',
};
