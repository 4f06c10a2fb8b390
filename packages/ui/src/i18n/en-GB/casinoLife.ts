import { counted } from '../counted.ts';

/** Events, promotions, the restaurant, My Casino, More and the reading pages. */
export const casinoLife = {
  times: {
    /** `from` and `until` are clock times. */
    day: (from: string, until: string) => `${from} to ${until}`,
    night: (from: string, until: string) => `${from} to ${until} the next day`,
    days: (from: string, date: string, until: string) => `${from} until ${date}, ${until}`,
    clocksBack: 'The clocks go back that night, so it lasts an hour longer.',
    clocksForward: 'The clocks go forward that night, so it is an hour shorter.',
  },
  event: {
    /** Above the title of an event's page. */
    kicker: 'On at your casino',
    clubKicker: 'On at the club',
    spotlight: 'In the spotlight',
    optedIn: 'You are going',
    takesRsvp: 'Booking needed',
    over: 'Over',
    /** Above the later dates of a series. */
    alsoOn: 'Also on',
    moreDates: (count: number) => counted(count, 'more date'),
  },
  events: {
    loading: 'Loading what is on',
    errorTitle: 'We could not load what is on',
    emptyTitle: 'Nothing on just now',
    emptyText: 'New evenings are announced through the month. Look in again soon.',
    month: 'Month',
    /** The name of a list of links to the months with events. */
    months: 'Months',
    allMonths: 'All months',
    emptyMonthTitle: (month: string) => `Nothing on in ${month}`,
    emptyMonthText: 'Choose another month, or see everything that is coming up.',
    showAll: 'Show all months',
    /** The label of the buttons of `kind`. */
    kinds: 'Kinds of events',
    kind: {
      music: 'Music',
      dining: 'Dining',
      cards: 'Cards',
      slots: 'Slots',
      sport: 'Sport',
      parties: 'Parties',
      friends: 'With friends',
    },
    emptyKindsTitle: 'Nothing like that just now',
    emptyKindsText: 'Try another month, or something else you like.',
    showAllKinds: 'Show all kinds',
    count: (total: number) => counted(total, 'event'),
    /** The rule of a series; `weekday` is `Thursday`. */
    everyWeek: (weekday: string) => `Every ${weekday}`,
    everyMonth: {
      first: (weekday: string) => `First ${weekday} of the month`,
      second: (weekday: string) => `Second ${weekday} of the month`,
      third: (weekday: string) => `Third ${weekday} of the month`,
      fourth: (weekday: string) => `Fourth ${weekday} of the month`,
      last: (weekday: string) => `Last ${weekday} of the month`,
    },
    /** `rule` is one of `everyMonth`, and `months` a list such as "March and May". */
    exceptIn: (rule: string, months: string) => `${rule}, except ${months}`,
    more: 'Show more events',
    standing: (shown: number, total: number) => `${shown} of ${counted(total, 'event')}`,
  },
  eventDetails: {
    loading: 'Loading this event',
    errorTitle: 'We could not load this event',
    notFoundTitle: 'We could not find this event',
    notFoundText: 'It may have moved, or it belongs to another casino.',
    backToEvents: 'See what is on',
    backToSlots: 'Back to the Slots Club',
    about: 'About this event',
    when: 'When',
    where: 'Where',
    termsTitle: 'What to know first',
    addToCalendar: 'Add to calendar',
    share: 'Share',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    notShared: 'We could not share the link. Copy it from the address bar.',
    rsvpTitle: 'Your place',
    rsvp: 'RSVP',
    /** The member is on the list. */
    on: {
      title: 'You are on the list',
      /** `on` is such as "on Sat 12 Dec" or "today". */
      text: (on: string) => `See you ${on}. If you cannot come, please ring your casino.`,
    },
    /** The event has no guest list. */
    open: {
      title: 'Just come along',
      text: 'There is no need to book. We look forward to seeing you.',
    },
    /** Promotion-free mode is on. */
    reception: {
      title: 'Ask at reception',
      text: 'While you hide promotions, the app cannot put your name down. Reception will gladly do it for you.',
    },
    begun: { title: 'The list is closed', text: 'It has already begun.' },
    over: { title: 'This event is over', text: 'If you joined us, thank you for coming.' },
    offline: 'You are offline, so nothing has been sent. RSVP once you are back online.',
  },
  promotions: {
    loading: 'Loading promotions',
    errorTitle: 'We could not load promotions',
    emptyTitle: 'No promotions just now',
    emptyText: 'When your casino has one, you will see it here first.',
    dates: (from: string, until: string) => `${from} to ${until}`,
    onNow: 'On now',
    upcoming: 'Coming up',
    endsSoon: 'Ends soon',
    terms: 'What to know first',
    details: 'How it works',
  },
  restaurant: {
    loading: 'Loading the restaurant',
    errorTitle: 'We could not load the restaurant',
    noneTitle: 'No restaurant here',
    noneText: (venue: string) =>
      `${venue} has no restaurant of its own. The bar menu is at the bar, and your dining offers say where they can be used.`,
    othersTitle: 'Restaurants at our other casinos',
    hours: 'Opening hours',
    book: 'Book a table',
    call: (telephone: string) => `Call ${telephone}`,
    kcal: (value: string) => `${value} kcal`,
    energyNote: 'Adults need around 2,000 kcal a day.',
    allergens: (list: string) => `Contains ${list}`,
    noAllergens: 'None of the 14 allergens',
    unknownAllergens: 'Please ask us about allergens',
    allergyNote:
      'Our kitchens handle all 14 allergens. Tell us about an allergy before you order, every time.',
    menus: 'Menus',
    dietFilter: 'Dietary needs',
    /** `list` are the chosen diets. */
    suitable: (list: string, count: string, total: number) =>
      `${list}: ${count} of ${counted(total, 'dish', 'dishes')}`,
    noMatch: 'Does not match',
    diets: { vegetarian: 'Vegetarian', vegan: 'Vegan', 'gluten-free': 'Gluten free' },
  },
  myCasino: {
    loading: 'Loading your casino',
    errorTitle: 'We could not load your casino',
    hours: 'Opening hours',
    address: 'Where we are',
    map: 'Open a map',
    contact: 'Contact',
    call: (telephone: string) => `Call ${telephone}`,
    rules: 'House rules',
    links: 'At your casino',
    others: 'Our other casinos',
    othersText: 'Your card is welcome at all of them.',
  },
  noVenue: {
    title: 'No casino to show',
    text: 'We could not find your home casino. If your membership is temporary, complete it at reception, and your casino, its events and its restaurant appear here.',
    support: 'Ask for help',
  },
  more: {
    places: 'Around your casino',
    account: 'Your account',
    reading: 'Good to know',
  },
  info: {
    loading: 'Loading this page',
    error: 'We could not load this page.',
    updated: (date: string) => `Last updated ${date}`,
  },
  richText: {
    tooLong: 'This text is too long to show here. Please ask at reception for it.',
    failed: 'This text could not be shown. Reload the page to try again.',
  },
} as const;
