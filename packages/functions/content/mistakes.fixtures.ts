/** A mistake in one file of the demo, and the problem that is reported for it. */
type Mistake = readonly [
  title: string,
  file: string,
  from: string,
  to: string,
  /** Line and field. */
  at: string,
  message: string,
];

/** One mistake a line: title | file | from | to | line and field | message. A line break is `\n`, and a tab `\t`. */
const TABLE = String.raw`
a missing field | events/masked-ball.md | place: The whole house\n |  | 1 place | missing. Allowed: text.
an unknown field | restaurants/the-wick.yaml | kcal: 390 | calories: 390 | 24 menus[0].sections[0].dishes[0].calories | no field "calories" here. Allowed: name, description, pricePence, kcal, diets, allergens.
an unknown category | events/masked-ball.md | category: masquerade | category: magic | 5 category | "magic" is not allowed. Allowed: music, dining
an unknown language | events/masked-ball.md | title: The Masked Ball | title: The Masked Ball\nlocale: fr | 4 locale | "fr" is not allowed. Allowed: en-GB, zh-Hans.
an offer in an unknown language | offers/tasting.yaml | venues: all | venues: all\nlocale: fr | 2 locale | "fr" is not allowed. Allowed: en-GB, zh-Hans.
a game in an unknown language | games/kings-week.yaml | prizes: wheel | prizes: wheel\nlocale: fr | 7 locale | "fr" is not allowed. Allowed: en-GB, zh-Hans.
a prize in an unknown language | prizes/wheel.yaml | weight: 1\n | weight: 1\n    locale: fr\n | 5 prizes[0].locale | "fr" is not allowed. Allowed: en-GB, zh-Hans.
a number in place of text | events/masked-ball.md | title: The Masked Ball | title: 1984 | 3 title | Write it in quotes.
an event without conditions | events/masked-ball.md | terms: "RSVP | terms: ""\nx: "RSVP | 7 terms | must not be empty
an unknown venue | events/deep-stack.md | the-orrery | the-orery | 2 venues[0] | The venue "the-orery" is unknown. Allowed: foundry-rooms
a venue that is named twice | events/deep-stack.md | the-orrery | lantern-house | 2 venues[1] | duplicate
a wrong time | events/masked-ball.md | 21:00 to 03:00 | 21:00-03:00 | 11 times | Allowed: such as 21:00 to 03:00.
an event without length | events/masked-ball.md | 21:00 to 03:00 | 21:00 to 21:00 | 11 times | ends at its beginning
a repetition without end | events/masked-ball.md |   until: +12 months\n |  | 12 repeat.until | missing
a repetition that ends in a skipped hour | events/clock-night.md | 22:00 to 04:00 | 22:00 to 01:30 | 8 times | 2027-03-28 has no 01:30
both a date and a repetition | events/masked-ball.md | rsvp: true | starts: 2026-12-24 19:00 | 1 | starts and ends, or repeat and times
a large heading | events/masked-ball.md | ### The evening | # The evening | 22 | ### or ####
words behind # | offers/tasting.yaml | title: The chef’s | title: Table #4 of the chef’s | 2 | Members would not see the words from # on.
text that begins with ! | offers/tasting.yaml | title: The | title: !The | 2 | Text that begins with ! needs quotes.
text that begins with & | offers/tasting.yaml | title: The | title: &Co The | 2 | Text that begins with & needs quotes.
an invisible character | offers/tasting.yaml | title: The | title: The${'\u202E'} | 2 | character, U+202E
an escape of an invisible character | offers/tasting.yaml | code: TAST | code: "TA\u0007ST" | 13 | character, U+0007
half a character | offers/tasting.yaml | code: TAST | code: "TA\uD83DST" | 13 | character, U+D83D
a reference to an invisible character | pages/faqs.md | updatedOn: 2026-11-02\n---\n | updatedOn: 2026-11-02\n---\n\nRead &#x202E;this.\n | 5 | character, U+202E
a definition of a link in a text | pages/faqs.md | updatedOn: 2026-11-02\n---\n | updatedOn: 2026-11-02\n---\n\n[note]: https://met.test\n | 5 | Members would not see the line
two lists of fields | offers/tasting.yaml | code: TAST | code: TAST\n---\ncode: TEST | 14 | one list of fields
an alias | offers/tasting.yaml | code: TAST | code: *all | 13 | Text that begins with * needs quotes.
90,000 lists in each other | offers/tasting.yaml | code: TAST | code: ${'['.repeat(90_000)} | 13 | nested too deeply
90,000 bullets in each other | offers/tasting.yaml | code: TAST | code:\n${'- '.repeat(90_000)} | 14 | nested too deeply
a promotion that ends before it begins | promotions/early-supper.md | ends: +45 days | ends: -50 days | 14 ends | not after the beginning
a promotion without conditions | promotions/early-supper.md | terms: Members | terms: ""\nx: Members | 7 terms | must not be empty
a promotion without its product type | promotions/early-supper.md |   productTypes: []\n |  | 9 incentive.productTypes | missing
a promotion with two product types | promotions/early-supper.md | productTypes: [] | productTypes: [betting, casino] | 10 incentive.productTypes | one product type
a wagering requirement over ten times | promotions/early-supper.md | wageringTimes: 0 | wageringTimes: 11 | 12 incentive.wageringTimes | at most 10 times
a prize without weight | prizes/wheel.yaml |     weight: 1\n |  | 2 prizes[0].weight | missing
a prize with the weight zero | prizes/wheel.yaml | weight: 1\n | weight: 0\n | 4 prizes[0].weight | more than 0
prizes that can all run out | prizes/wheel.yaml | stock: null | stock: 900 | 1 prizes | unlimited stock
prizes with one number | prizes/wheel.yaml | number: 2 | number: 1 | 22 prizes[1].number | Another prize has the number 1.
a prize without its wagering requirement | prizes/wheel.yaml |         wageringTimes: 0\n |  | 14 prizes[0].voucher.incentive.wageringTimes | missing
a prize without its incentive | prizes/wheel.yaml |       incentive:\n        productTypes: []\n        freeChoice: false\n        wageringTimes: 0\n |  | 6 prizes[0].voucher.incentive | states its product types
a game with unknown prizes | games/kings-week.yaml | prizes: wheel | prizes: whee | 6 prizes | Allowed: wheel.
a game that ends before it begins | games/kings-week.yaml | +10 days | +2 days | 5 playEnds | ends before it begins
an emblem that is not there | venues/the-orrery.yaml | emblem: orrery | emblem: sun | 3 emblem | The image "sun" is not there. Allowed: orrery
an id of another venue | venues/the-orrery.yaml | id: 6 | id: 9 | 1 id | exists already, in venues/lantern-house.yaml
a closing time of 24:00 | venues/the-orrery.yaml | closes: 06:00 | closes: 24:00 | 38 openingSchedule.weekly[0].closes | Allowed: a time from 00:00 to 23:59
a kitchen that closes at 24:00 | venues/the-orrery.yaml | closes: 22:00 | closes: 24:00 | 44 kitchenSchedule.weekly[0].closes | Allowed: a time from 00:00 to 23:59
a price in pounds | restaurants/the-wick.yaml | pricePence: 950 | pricePence: £9.50 | 23 menus[0].sections[0].dishes[0].pricePence | "£9.50" is not allowed. Allowed: a whole number of pence, such as 850 for £8.50.
a field without a value | offers/tasting.yaml | code: TAST | code: | 13 code | This field is empty.
a closing day that no year has | venues/the-orrery.yaml | closedOn: [12-25] | closedOn: [11-31] | 39 openingSchedule.closedOn[0] | days of the year as month and day
a tab | restaurants/the-wick.yaml |     note: | \tnote: | 16 | begins with a tab. Allowed: spaces.
a line that is indented too far | restaurants/the-wick.yaml |             pricePence: 950 |              pricePence: 950 | 22 | not indented like the fields beside it
a colon in text without quotes | offers/tasting.yaml | title: The chef’s | title: Dinner: the chef’s | 2 | needs straight quotes
a duplicate field | offers/tasting.yaml | code: TAST | code: TAST\ncode: TEST | 14 | duplicate
curly quotation marks | restaurants/the-wick.yaml | note: "" | note: “” | 16 | Members would see these curly quotation marks.
a character of another encoding | offers/tasting.yaml | half price | �5 | 3 | encoding UTF-8
a telephone number with letters | venues/the-orrery.yaml | 020 7946 0106 | 020 CASINO | 25 telephone | Allowed: digits and spaces
an unknown tier | benefits/all-venues.yaml | jack: | joker: | 8 benefits[0].gives.joker | no field "joker"
a benefit that a venue has twice | benefits/the-orrery.yaml | id: taxi | id: birthday | 15 benefits[1].id | has the benefit "birthday" already
a restaurant of an unknown venue | restaurants/meridian.yaml | the-orrery | orrery | 1 venue | is unknown
an offer that ends before it begins | offers/tasting.yaml | +32 days | +3 days | 16 validUntil | not after +4 days
a day that does not exist | pages/faqs.md | 2026-11-02 | 2026-11-31 | 2 updatedOn | Allowed: a day
a translation without a telephone number of its original | pages/responsible-gaming.zh-Hans.md | [116 123](tel:116123) | 116 123 | 1 | The link "tel:116123" of pages/responsible-gaming.md is missing.
a translation with another telephone number | pages/responsible-gaming.zh-Hans.md | tel:08088020133 | tel:08088020134 | 1 | The link "tel:08088020134" is not in pages/responsible-gaming.md.
a translation that prints another telephone number | pages/responsible-gaming.zh-Hans.md | 0808 8020 133 | 0808 8020 134 | 1 | The figure "133" of pages/responsible-gaming.md is missing.
a translation with other points | pages/rewards-explained.zh-Hans.md | 108,000 | 180,000 | 1 | The figure "108,000" of pages/rewards-explained.md is missing.
`;

export const MISTAKES = TABLE.trim()
  .split('\n')
  .map((row) => row.split(' | ').map(unescaped) as unknown as Mistake);

function unescaped(cell: string): string {
  return cell.replaceAll(String.raw`\n`, '\n').replaceAll(String.raw`\t`, '\t');
}
