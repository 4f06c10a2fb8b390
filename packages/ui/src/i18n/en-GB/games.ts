/** The daily game and its receipts. */
export const games = {
  spin: {
    loading: 'Setting up the wheel',
    errorTitle: 'We could not set up the wheel',
    notFoundTitle: 'We could not find this game',
    notFoundText: 'It may be over, or the address may be mistyped.',
    home: 'Go to My Rewards',
    played: (from: string, until: string) => `Once a day, from ${from} to ${until}`,
    wheel: (places: number) =>
      places === 1 ? 'Prize wheel with one place' : `Prize wheel with ${places} places`,
    wheelRestsOn: (prize: string) => `Prize wheel, resting on ${prize}`,
    casinoClock: (time: string, date: string) =>
      `Your device’s clock differs from the casino’s, and the casino’s is the one that counts. It is ${time} on ${date} there.`,
    nextOn: (date: string) => `Your next spin is on ${date}.`,
    lastDay: 'That was the last day of this game.',
    openVoucher: 'Open your voucher',
    alreadyOptedIn: (date: string) => `You have already opted in. Come back on ${date}.`,
    stages: {
      notStarted: {
        title: 'This game has not started',
        text: (date: string) => `You can opt in from ${date}. Come back then.`,
      },
      optIn: {
        title: 'Opt in to play',
        text: (date: string) =>
          `It is free, and open until ${date}. Then you have one spin a day, every day of the game.`,
        action: 'Opt in',
        busy: 'Opting you in',
      },
      optInClosed: {
        title: 'Opting in has closed',
        text: 'This game is for members who opted in to it. Look out for the next one.',
      },
      waiting: {
        title: 'You have already opted in',
        text: (date: string) => `Come back on ${date}: your first spin is waiting for you.`,
      },
      ready: {
        title: 'Your spin for today',
        text: 'One spin a day. What the wheel shows is yours at once.',
        unused: 'That did not work, and your spin has not been used. Try again.',
        action: 'Spin the wheel',
      },
      spinning: { title: 'Round it goes', text: 'Your spin for today.' },
      won: { title: (prize: string) => `You have won: ${prize}`, text: 'Your voucher is ready.' },
      lost: { title: 'No prize today', text: 'The wheel had nothing for you this time.' },
      playedWon: {
        title: 'You have already played today, and won',
        text: (prize: string) => `${prize} is yours, and your voucher is waiting.`,
      },
      playedLost: {
        title: 'You have already played today',
        text: 'There was no prize this time.',
      },
      ended: {
        title: 'This game has ended',
        text: 'Thank you for playing. Vouchers that you won are among your offers.',
      },
      offline: {
        title: 'You are offline',
        text: 'The wheel needs a connection, so that your spin counts. Yours is not used up.',
      },
      unsettled: {
        title: 'We lost the connection',
        text: 'Your spin was on its way. If it counted, its result is kept for you, and you can see it here.',
        action: 'Look for my result',
        busy: 'Looking',
      },
    },
    prizes: {
      title: 'Today’s prizes',
      odds: (share: string, total: string) => `${share} in ${total}`,
      left: (count: string) => `${count} left`,
      gone: 'All gone',
      toScale: 'The wheel is drawn to scale: each slice is as wide as its chance.',
    },
    fairness: {
      title: 'How you can tell that it is fair',
      text: 'Today’s draws were fixed before anybody played. We publish the fingerprint of a secret number now, and the number itself when the day is over. With both, this app can check your result for you, under Plays on your profile.',
      stock: 'A prize that runs out leaves the wheel, and its chance is shared among the rest.',
      commitment: 'Fingerprint of today’s secret',
      noCommitment: 'Published when the game is on',
      version: 'Version of the prize list',
    },
  },
  plays: {
    title: 'Plays',
    loading: 'Loading your plays',
    errorTitle: 'We could not load your plays',
    emptyTitle: 'No plays yet',
    emptyText: 'Every spin of a daily game is kept here, with its receipt.',
    lost: 'No prize',
    receipt: 'Receipt',
    voucher: 'Open the voucher',
    check: 'Check this result',
    checking: 'Checking',
    holds: 'Checked on this device: the draw was fixed beforehand, and fell on this prize.',
    fails: 'This receipt does not add up. Please show it to a member of staff.',
    tomorrow: 'The secret of this day is published when the day is over. Check again tomorrow.',
    failed: 'We could not fetch what is needed to check it. Try again.',
    day: 'Day',
    commitment: 'Fingerprint published before',
    version: 'Version of the prize list',
    seed: 'Secret of the day',
    soldOut: 'Had run out by then',
    nothing: 'Nothing',
  },
} as const;
