/** The Slots Club. */
export const slots = {
  loading: 'Loading the Slots Club',
  errorTitle: 'We could not load the Slots Club',
  lead: 'One card for every slot in the house',
  leadAt: (venue: string) => `One card for every slot at ${venue}`,
  stepsTitle: 'How it works',
  steps: [
    'Put your card in the slot, or hold its code up to the reader.',
    'Your points add up while you play, the same on every machine.',
    'Take your card with you. Reception sets a limit or a break for you whenever you like.',
  ],
  eventsTitle: 'For the club',
  eventsLoading: 'Loading the club’s events',
  eventsErrorTitle: 'We could not load the club’s events',
  emptyTitle: 'Nothing planned just now',
  emptyText: 'The club’s next evenings appear here as soon as they have a date.',
} as const;
