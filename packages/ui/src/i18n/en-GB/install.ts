/** How the app comes to the home screen. Specification section 1. */
export const install = {
  title: 'Keep your card at hand',
  text: 'Put Met Rewards on your home screen: it opens at once, even on poor reception.',
  confirm: 'Install',
  dismiss: 'Not now',
  /** Where the browser has no prompt of its own, as on an iPhone. */
  steps: {
    share: 'Press Share in the bar of your browser.',
    add: 'Choose Add to Home Screen.',
    confirm: 'Press Add.',
  },
} as const;
