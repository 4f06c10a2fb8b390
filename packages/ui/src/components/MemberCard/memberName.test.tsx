import { expect, it } from 'vitest';
import { markupIn } from '../RichText/useLang.fixtures.tsx';
import { MemberCard } from './MemberCard.tsx';

const LABELS = {
  ...{ balance: 'Reward balance', unit: 'points to spend', number: 'Membership number' },
  ...{ showCode: 'Show code', showCard: 'Show card', code: 'QR code' },
  ...{ codeShown: 'Code shown', cardShown: 'Card shown' },
};

it.each([
  'Ó Súilleabháin',
  '毛泽东',
  'ബെർട്രാം വിൽബെർഫോഴ്സ്',
  'ג׳וניור',
  'آیتین',
  "'t Hart",
  'می\u200cنا',
])('§3 the card shows every letter of the name %s', (name) => {
  const card = (
    <MemberCard
      tier="jack"
      tierName="Jack"
      name={name}
      number="100201"
      balance="0"
      labels={LABELS}
    />
  );
  expect(markupIn('en-GB', card).replaceAll('&#x27;', "'")).toContain(`>${name}<`);
});
