import { counted } from '../counted.ts';

/** Lists of games, the daily game and its plays. */
export const games = {
  list: {
    title: 'Games',
    played: (from: string, until: string) => `Play from ${from} to ${until}`,
    /** `on` is such as "on Sat 12 Dec" or "today". */
    playedOn: (on: string, from: string, until: string) => `Play ${on}, ${from} to ${until}`,
    playedToMidnight: (on: string, from: string) => `Play ${on}, ${from} to midnight`,
    /** `until` and `from` are a date, with a time unless it is midnight. */
    optInUntil: (until: string) => `Opt in by ${until}`,
    opensOn: (from: string) => `You have opted in. Opens ${from}`,
    spin: 'Spin the wheel today',
    playedToday: 'You have played today.',
  },
  spin: {
    loading: 'Setting up the wheel',
    errorTitle: 'We could not set up the wheel',
    notFoundTitle: 'We could not find this game',
    notFoundText: 'It may be over, or the address may be mistyped.',
    home: 'Go to My Rewards',
    played: (until: string) => `Once a day until ${until}`,
    wheel: (places: number) => `Prize wheel with ${counted(places, 'place')}`,
    wheelRestsOn: (prize: string) => `Prize wheel, resting on ${prize}`,
    casinoClock: (time: string, date: string) =>
      `Your device’s clock and the casino’s do not agree, and we go by the casino’s. There it is ${time} on ${date}.`,
    /** `on` is such as "on Sat 12 Dec" or "tomorrow". */
    nextOn: (on: string) => `Your next spin is ${on}.`,
    lastDay: 'That was the last day of this game.',
    openVoucher: 'Open your voucher',
    alreadyOptedIn: (from: string) =>
      `You have already opted in. Your first spin is waiting for you from ${from}.`,
    stages: {
      notStarted: {
        title: 'This game has not started',
        text: (from: string) => `You can opt in from ${from}. Come back then.`,
      },
      optIn: {
        title: 'Opt in to play',
        text: (until: string) => `Free, and open until ${until}. Then one spin a day.`,
        action: 'Opt in',
        busy: 'Opting you in',
      },
      optInClosed: {
        title: 'Opting in has closed',
        text: 'This game is for members who opted in to it. Look out for the next one.',
      },
      waiting: {
        title: 'You have already opted in',
        text: (from: string) => `Your first spin is waiting for you from ${from}.`,
      },
      ready: {
        title: 'Your spin for today',
        text: 'Whatever it lands on is yours.',
        unused: 'That did not work, but you still have your spin. Try again.',
        action: 'Spin the wheel',
      },
      spinning: {
        title: 'The wheel is turning',
        text: 'Your spin for today.',
      },
      won: { title: (prize: string) => `You have won: ${prize}`, text: 'Your voucher is ready.' },
      lost: { title: 'No prize today', text: 'The wheel had nothing for you this time.' },
      playedWon: {
        title: 'You have already played today, and won',
        text: (prize: string) => `${prize} is yours, and your voucher is waiting.`,
        textElsewhere: 'Your voucher is in the account you played with.',
      },
      playedLost: {
        title: 'You have already played today',
        text: 'There was no prize this time.',
        textElsewhere: 'You played with another account, and there was no prize this time.',
      },
      ended: {
        title: 'This game has ended',
        text: 'Thank you for playing. Any vouchers you won are with your offers.',
      },
      offline: {
        title: 'You are offline',
        text: 'The wheel needs a connection for your spin to count. You still have yours.',
      },
      unsettled: {
        title: 'We lost the connection',
        text: 'Your spin was on its way. If it counted, we have kept the result for you to see here.',
        action: 'Look for my result',
        busy: 'Looking',
      },
    },
    prizes: {
      title: 'Today’s prizes',
      show: 'Prizes and terms',
      odds: (share: string, total: string) => `${share} in ${total}`,
      left: (count: string) => `${count} left`,
      gone: 'All gone',
      toScale: 'The wheel is drawn to scale: each slice is as wide as its chance.',
    },
    fairness: {
      title: 'How you can tell it is fair',
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
    failed: 'We could not fetch what we need to check it. Try again.',
    day: 'Day',
    commitment: 'Fingerprint published before',
    version: 'Version of the prize list',
    seed: 'Secret of the day',
    soldOut: 'Had run out by then',
    nothing: 'Nothing',
  },
} as const;
