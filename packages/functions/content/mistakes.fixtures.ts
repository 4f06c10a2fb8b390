/** A mistake in one file of the demo, and the problem that is reported for it. */
type Mistake = readonly [
  title: string,
  file: string,
  from: string,
  to: string,
  /** The beginning of the line, which is found by it, so that a line more above does not matter. */
  line: string,
  field: string,
  message: string,
];

/** One mistake a line: title | file | from | to | line | field | message. A line break is `\n`, and a tab `\t`. */
const TABLE = String.raw`
a missing field | events/masked-ball.md | place: The whole house\n |  | --- | place | missing. Allowed: text.
an unknown field | restaurants/the-wick.yaml | kcal: 390 | calories: 390 | calories: 390 | menus[0].sections[0].dishes[0].calories | no field "calories" here. Allowed: name, description, kcal, diets, allergens, price.
an unknown category | events/masked-ball.md | category: masquerade | category: magic | category: magic | category | "magic" is not allowed. Allowed: music, dining
an unknown language | events/masked-ball.md | title: The Masked Ball | title: The Masked Ball\nlocale: fr | locale: fr | locale | "fr" is not allowed. Allowed: en-GB, zh-Hans.
an offer in an unknown language | offers/tasting.yaml | venues: all | venues: all\nlocale: fr | locale: fr | locale | "fr" is not allowed. Allowed: en-GB, zh-Hans.
a game in an unknown language | games/kings-week.yaml | prizes: wheel | prizes: wheel\nlocale: fr | locale: fr | locale | "fr" is not allowed. Allowed: en-GB, zh-Hans.
a prize in an unknown language | prizes/wheel.yaml | weight: 1\n | weight: 1\n    locale: fr\n | locale: fr | prizes[0].locale | "fr" is not allowed. Allowed: en-GB, zh-Hans.
a number in place of text | events/masked-ball.md | title: The Masked Ball | title: 1984 | title: 1984 | title | Write it in quotes.
an event without conditions | events/masked-ball.md | terms: "RSVP | terms: ""\nx: "RSVP | terms: "" | terms | must not be empty
an unknown venue | events/deep-stack.md | the-orrery | the-orery | venues: [the-orery | venues[0] | The venue "the-orery" is unknown. Allowed: foundry-rooms
a venue that is named twice | events/deep-stack.md | the-orrery | lantern-house | venues: [lantern-house | venues[1] | duplicate
a wrong time | events/masked-ball.md | 21:00 to 03:00 | 21:00-03:00 | times: 21:00-03:00 | times | Allowed: such as 21:00 to 03:00.
an event without length | events/masked-ball.md | 21:00 to 03:00 | 21:00 to 21:00 | times: 21:00 to 21:00 | times | ends at its beginning
a repetition without end | events/masked-ball.md |   until: +12 months\n |  | repeat: | repeat.until | missing
a repetition that ends in a skipped hour | events/clock-night.md | 22:00 to 04:00 | 22:00 to 01:30 | times: 22:00 to 01:30 | times | 2027-03-28 has no 01:30
both a date and a repetition | events/masked-ball.md | rsvp: true | starts: 2026-12-24 19:00 | --- |  | starts and ends, or repeat and times
a large heading | events/masked-ball.md | ### The evening | # The evening | # The evening |  | ### or ####
words behind # | offers/tasting.yaml | title: The chef’s | title: Table #4 of the chef’s | title: Table |  | Members would not see the words from # on.
text that begins with ! | offers/tasting.yaml | title: The | title: !The | title: !The |  | Text that begins with ! needs quotes.
text that begins with & | offers/tasting.yaml | title: The | title: &Co The | title: &Co |  | Text that begins with & needs quotes.
an invisible character | offers/tasting.yaml | title: The | title: The${'\u202E'} | title: The |  | character, U+202E
an escape of an invisible character | offers/tasting.yaml | code: TAST | code: "TA\u0007ST" | code: "TA\u0007ST" |  | character, U+0007
half a character | offers/tasting.yaml | code: TAST | code: "TA\uD83DST" | code: "TA\uD83DST" |  | character, U+D83D
a reference to an invisible character | pages/faqs.md | updatedOn: 2026-11-02\n---\n | updatedOn: 2026-11-02\n---\n\nRead &#x202E;this.\n | Read &#x202E;this. |  | character, U+202E
a definition of a link in a text | pages/faqs.md | updatedOn: 2026-11-02\n---\n | updatedOn: 2026-11-02\n---\n\n[note]: https://met.test\n | [note]: https://met.test |  | Members would not see the line
two lists of fields | offers/tasting.yaml | code: TAST | code: TAST\n---\ncode: TEST | --- |  | one list of fields
an alias | offers/tasting.yaml | code: TAST | code: *all | code: *all |  | Text that begins with * needs quotes.
90,000 lists in each other | offers/tasting.yaml | code: TAST | code: ${'['.repeat(90_000)} | code: [ |  | nested too deeply
90,000 bullets in each other | offers/tasting.yaml | code: TAST | code:\n${'- '.repeat(90_000)} | - - - |  | nested too deeply
a promotion that ends before it begins | promotions/early-supper.md | ends: +45 days | ends: -50 days | ends: -50 days 06:00 | ends | not after the beginning
a promotion without conditions | promotions/early-supper.md | terms: Members | terms: ""\nx: Members | terms: "" | terms | must not be empty
a promotion without its product type | promotions/early-supper.md |   productTypes: []\n |  | incentive: | incentive.productTypes | missing
a promotion with two product types | promotions/early-supper.md | productTypes: [] | productTypes: [betting, casino] | productTypes: [betting, casino] | incentive.productTypes | one product type
a wagering requirement over ten times | promotions/early-supper.md | wageringTimes: 0 | wageringTimes: 11 | wageringTimes: 11 | incentive.wageringTimes | at most 10 times
a prize without weight | prizes/wheel.yaml |     weight: 1\n |  | - number: 1 | prizes[0].weight | missing
a prize with the weight zero | prizes/wheel.yaml | weight: 1\n | weight: 0\n | weight: 0 | prizes[0].weight | more than 0
prizes that can all run out | prizes/wheel.yaml | stock: null | stock: 900 | prizes: | prizes | unlimited stock
prizes with one number | prizes/wheel.yaml | number: 2 | number:  1 | - number:  1 | prizes[1].number | Another prize has the number 1.
a prize without its wagering requirement | prizes/wheel.yaml |         wageringTimes: 0\n |  | incentive: | prizes[0].voucher.incentive.wageringTimes | missing
a prize without its incentive | prizes/wheel.yaml |       incentive:\n        productTypes: []\n        freeChoice: false\n        wageringTimes: 0\n |  | voucher: | prizes[0].voucher.incentive | states its product types
a game with unknown prizes | games/kings-week.yaml | prizes: wheel | prizes: whee | prizes: whee | prizes | Allowed: wheel.
a game that ends before it begins | games/kings-week.yaml | +10 days | +2 days | playEnds: +2 days 23:59 | playEnds | ends before it begins
an emblem that is not there | venues/the-orrery.yaml | emblem: orrery | emblem: sun | emblem: sun | emblem | The image "sun" is not there. Allowed: orrery
an id of another venue | venues/the-orrery.yaml | id: 6 | id: 9 | id: 9 | id | exists already, in venues/lantern-house.yaml
a closing time of 24:00 | venues/the-orrery.yaml | closes: 06:00 | closes: 24:00 | closes: 24:00 | openingSchedule.weekly[0].closes | Allowed: a time from 00:00 to 23:59
a kitchen that closes at 24:00 | venues/the-orrery.yaml | closes: 22:00 | closes: 24:00 | closes: 24:00 | kitchenSchedule.weekly[0].closes | Allowed: a time from 00:00 to 23:59
a price that can be pounds or pence | restaurants/the-wick.yaml | price: £9.50 | price: 950 | price: 950 | menus[0].sections[0].dishes[0].price | 950 is not allowed. Allowed: pounds with £, or with pence, such as £25, £8.50 or 8.50.
a price with one digit of pence | restaurants/the-wick.yaml | price: £9.50 | price: £9.5 | price: £9.5 | menus[0].sections[0].dishes[0].price | "£9.5" is not allowed. Allowed: pounds with £
a price in pence | restaurants/the-wick.yaml | price: £9.50 | pricePence: 950 | pricePence: 950 | menus[0].sections[0].dishes[0].pricePence | no field "pricePence" here. Allowed: name, description, kcal, diets, allergens, price.
a value that can be pounds or pence | offers/tasting.yaml | value: null | value: 25 | value: 25 | value | 25 is not allowed. Allowed: pounds with £, or with pence, such as £25, £8.50 or 8.50, or null.
a value of a prize in pence | prizes/wheel.yaml | value: £250 | valuePence: 25000 | valuePence: 25000 | prizes[0].voucher.valuePence | no field "valuePence" here.
a field without a value | offers/tasting.yaml | code: TAST | code: | code: | code | This field is empty.
a closing day that no year has | venues/the-orrery.yaml | closedOn: [12-25] | closedOn: [11-31] | closedOn: [11-31] | openingSchedule.closedOn[0] | days of the year as month and day
a tab | restaurants/the-wick.yaml |     note: | \tnote: | note: "" |  | begins with a tab. Allowed: spaces.
a line that is indented too far | restaurants/the-wick.yaml |             price: £9.50 |              price: £9.50 | description: Smoked haddock |  | not indented like the fields beside it
a colon in text without quotes | offers/tasting.yaml | title: The chef’s | title: Dinner: the chef’s | title: Dinner |  | needs straight quotes
a duplicate field | offers/tasting.yaml | code: TAST | code: TAST\ncode: TEST | code: TEST |  | duplicate
curly quotation marks | restaurants/the-wick.yaml | note: "" | note: “” | note: “” |  | Members would see these curly quotation marks.
a character of another encoding | offers/tasting.yaml | half price | �5 | summary: Seven small |  | encoding UTF-8
a telephone number with letters | venues/the-orrery.yaml | 020 7946 0106 | 020 CASINO | telephone: 020 CASINO | telephone | Allowed: digits and spaces
an unknown tier | benefits/all-venues.yaml | jack: | joker: | joker: 1 point for every £1 | benefits[0].gives.joker | no field "joker"
a benefit that a venue has twice | benefits/the-orrery.yaml | id: taxi | id: birthday | - id: birthday | benefits[1].id | has the benefit "birthday" already
a restaurant of an unknown venue | restaurants/meridian.yaml | the-orrery | orrery | venue: orrery | venue | is unknown
an offer that ends before it begins | offers/tasting.yaml | +32 days | +3 days | validUntil: +3 days | validUntil | not after +4 days
a day that does not exist | pages/faqs.md | 2026-11-02 | 2026-11-31 | updatedOn: 2026-11-31 | updatedOn | Allowed: a day
a translation without a telephone number of its original | pages/responsible-gaming.zh-Hans.md | [116 123](tel:116123) | 116 123 | --- |  | The link "tel:116123" of pages/responsible-gaming.md is missing.
a translation with another telephone number | pages/responsible-gaming.zh-Hans.md | tel:08088020133 | tel:08088020134 | --- |  | The link "tel:08088020134" is not in pages/responsible-gaming.md.
a translation that prints another telephone number | pages/responsible-gaming.zh-Hans.md | 0808 8020 133 | 0808 8020 134 | --- |  | The figure "133" of pages/responsible-gaming.md is missing.
a translation with other points | pages/rewards-explained.zh-Hans.md | 108,000 | 180,000 | --- |  | The figure "108,000" of pages/rewards-explained.md is missing.
`;

export const MISTAKES = TABLE.trim()
  .split('\n')
  .map((row) => row.split(' | ').map(unescaped) as unknown as Mistake);

function unescaped(cell: string): string {
  return cell.replaceAll(String.raw`\n`, '\n').replaceAll(String.raw`\t`, '\t');
}
