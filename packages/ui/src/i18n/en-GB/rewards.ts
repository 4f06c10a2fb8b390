import { counted } from '../counted.ts';

/** Home, offers and offer details. */
export const rewards = {
  /** The time at which older figures were loaded, beside them. */
  asOf: (time: string) => `As of ${time}`,
  asOfDate: (date: string, time: string) => `As of ${date}, ${time}`,
  home: {
    welcome: (firstName: string) => `Welcome, ${firstName}`,
    greeting: (firstName: string) => `Welcome back, ${firstName}`,
    loading: 'Loading your rewards',
    errorTitle: 'We could not load your rewards',
    rewardBalance: 'Reward balance',
    /** The unit of a balance with this number of points. */
    pointsUnit: (points: string) => (points === '1' ? 'point to spend' : 'points to spend'),
    membershipNumber: 'Membership number',
    showCode: 'Show code',
    showCard: 'Show card',
    cardCode: 'QR code of your membership number. Hold it up to the scanner.',
    codeHint: 'If it does not scan, turn up the brightness.',
    /** Announced when the card has turned. */
    codeShown: 'Code shown',
    cardShown: 'Card shown',
    tierTitle: 'Your tier',
    /** Names the progress bar for assistive technology. */
    tierPoints: 'Tier points',
    tierProgress: (points: string, cap: string) => `${points} of ${counted(cap, 'tier point')}`,
    pointsToNext: (points: string, tier: string) => `${counted(points, 'tier point')} to ${tier}`,
    tierFull: (tier: string) => `You have enough tier points for ${tier}`,
    /** When the member has reached a higher tier. */
    tierRisen: (tier: string) => `You now hold the ${tier}.`,
    topTier: 'You hold the highest card in the house.',
    topTierPoints: (points: string) => `${counted(points, 'tier point')} collected`,
    /** Above events with the member's place, joined games and offers that end soon. */
    plansTitle: 'Your plans',
    offersTitle: 'Your offers',
    allOffers: 'See all offers',
    offersLoading: 'Loading your offers',
    offersErrorTitle: 'We could not load your offers',
    offersEmptyTitle: 'No offers just now',
    offersEmptyText: 'New ones arrive through the month. Look in again soon.',
    promotionFreeTitle: 'Promotions are hidden',
    promotionFreeText:
      'Promotion-free mode is on, on all your devices: no offers, no games. Your card, your points and your evenings with us are just as they were.',
    promotionFreeLink: 'Change it in Settings',
    nextTierGives: (tier: string) => `${tier} also brings you`,
    /** `venue` is null for a member without a home casino. */
    topTierGives: (tier: string, venue: string | null) =>
      venue === null ? `${tier} brings you` : `${tier} brings you at ${venue}`,
    compareTiers: 'Compare all tiers',
    allBenefits: 'See all your benefits',
    gainsLoading: 'Loading your benefits',
    eventsTitle: 'Next at your casino',
    allEvents: 'See what is on',
    newsTitle: 'News',
    /** `time` is `hh:mm`. */
    openUntil: (time: string) => `Open until ${time}`,
    openAllDay: 'Open all day and night',
    opensAt: (time: string) => `Opens at ${time}`,
    /** An event of this evening, and when it begins, as `hh:mm`. */
    tonight: (event: string, time: string) => `Tonight: ${event}, ${time}`,
    /** An event that has begun, and when it ends, as `hh:mm`. */
    tonightUntil: (event: string, time: string) => `Tonight: ${event}, until ${time}`,
    /** `evening` is a sentence such as "Tonight: The Masked Ball, 21:00". Until when the kitchen takes orders, as `hh:mm`. */
    tonightAndKitchen: (evening: string, time: string) => `${evening} · kitchen until ${time}`,
    /** An evening without an event. */
    tonightKitchen: (time: string) => `Tonight: kitchen until ${time}`,
  },
  offers: {
    loading: 'Loading your offers',
    errorTitle: 'We could not load your offers',
    emptyTitle: 'Nothing here just yet',
    emptyText: 'Your offers appear here as soon as they are yours. Look in again soon.',
    mineTitle: 'My offers',
    mineEmpty: 'Nothing of your own just now. The offers below are open to you.',
    othersTitle: 'Other offers',
    more: 'Show more offers',
    standing: (shown: number, total: number) => `${shown} of ${counted(total, 'offer')}`,
    /** The number of available offers in a list that may also have upcoming ones. */
    count: (usable: number) => (usable === 0 ? 'None ready yet' : `${usable} ready to use`),
    spentTitle: (total: number) => `Used and expired (${total})`,
    howToTitle: 'How to redeem',
    howToSteps: [
      'Open an offer to see its code.',
      'Show the code at the bar, restaurant, cash desk or reception.',
      'We scan it, and the offer is yours.',
    ],
    status: {
      available: 'Available',
      upcoming: 'Upcoming',
      used: 'Used',
      expired: 'Expired',
    },
    /** The first fact of an offer: the casino whose tills redeem it. */
    usableAt: (venue: string) => `Use it at ${venue}`,
    daysLeft: (days: number) => (days === 0 ? 'Last day' : `${counted(days, 'day')} left`),
    validUntil: (date: string) => `Until ${date}`,
    validFrom: (date: string) => `From ${date}`,
    usedLine: 'Already redeemed',
    /** `venue` is null if it is unknown. */
    redeemedOn: (date: string, venue: string | null) =>
      venue === null ? `Redeemed on ${date}` : `Redeemed on ${date}, ${venue}`,
    expiredOn: (date: string) => `Ended ${date}`,
  },
  /** The gambling terms of an offer, a promotion or a prize. */
  incentive: {
    subject: (name: string) => `${name}:`,
    products: {
      betting: 'For betting only.',
      casino: 'For casino games only.',
      bingo: 'For bingo only.',
      lottery: 'For lotteries only.',
    },
    freeChoice: 'For any of our products, as you choose.',
    noWagering: 'No wagering requirement.',
    wagering: (times: string) =>
      `Wagering requirement: ${counted(times, 'time')}. You stake the value ${counted(times, 'time')} before you can withdraw winnings.`,
  },
  offerDetails: {
    loading: 'Loading this offer',
    errorTitle: 'We could not load this offer',
    notFoundTitle: 'We could not find this offer',
    notFoundText: 'It may have ended, or it belongs to another membership.',
    backToOffers: 'Back to my offers',
    termsTitle: 'Before you use it',
    stepsTitle: 'How to redeem',
    valueLabel: 'Worth',
    validFromLabel: 'Valid from',
    validUntilLabel: 'Valid until',
    bookingLabel: 'Book a table',
    bookingPage: 'See the restaurant',
    qrTitle: 'Your code',
    qrHint: 'Hold this up to the scanner.',
    qrSaved: (date: string, time: string) => `Kept on this device since ${date}, ${time}`,
    qrAlt: (title: string) => `QR code for ${title}`,
    qrLoading: 'Getting your code',
    qrErrorTitle: 'We could not get your code',
    codeLabel: 'Or read out',
    unavailable: {
      available: { title: 'No code needed', text: 'Show this page to a member of staff.' },
      used: { title: 'Already redeemed', text: 'This offer has been used, so it has no code.' },
      /** `date` is null if it was today, and `venue` if it is unknown. */
      redeemed: (time: string, date: string | null, venue: string | null) => {
        if (date === null)
          return venue === null ? `Redeemed at ${time}` : `Redeemed at ${time}, ${venue}`;
        return venue === null
          ? `Redeemed on ${date}, ${time}`
          : `Redeemed on ${date}, ${time}, ${venue}`;
      },
      expired: { title: 'This offer has ended', text: 'It can no longer be redeemed.' },
      upcoming: {
        title: 'Not open yet',
        text: (date: string) => `Your code will be here from ${date}.`,
      },
    },
  },
} as const;
