import * as z from 'zod/mini';
import { gamePrizesSchema } from '../../src/adapters/firestore/content/gamePrizes.ts';
import { gamePrizeSchema } from '../../src/contract/http/schemas.ts';
import { gameSchema } from '../../src/contract/promotions/getGames.ts';
import { attempt, type BuiltDocument, type Entry, type Report } from '../format/entry.ts';
import { poundsSchema } from '../format/pounds.ts';
import { type Clock, instantOf } from '../format/when.ts';

/** A daily game, with the name of its file in `prizes/`. */
export const gameFileSchema = z.strictObject({
  name: gameSchema.shape.name.check(z.minLength(1)),
  locale: gameSchema.shape.locale,
  optInOpens: z.string(),
  optInCloses: z.string(),
  playBegins: z.string(),
  playEnds: z.string(),
  prizes: z.string(),
});
type GameEntry = Entry<z.infer<typeof gameFileSchema>>;

const voucherSchema = gamePrizeSchema.shape.voucher.def.innerType;
const voucherFileSchema = z.pipe(
  z.extend(z.omit(voucherSchema, { valuePence: true }), { value: z.nullable(poundsSchema) }),
  z.transform(({ value, ...voucher }) => ({ ...voucher, valuePence: value })),
);
const prizeFileSchema = z.extend(gamePrizeSchema, { voucher: z.nullable(voucherFileSchema) });

/** The prizes of one game or of several. */
export const prizesFileSchema = z.strictObject({
  prizes: z.pipe(z.array(prizeFileSchema), gamePrizesSchema.shape.prizes),
});
type PrizesEntry = Entry<z.infer<typeof prizesFileSchema>>;

export function buildGames(
  entries: readonly GameEntry[],
  prizes: readonly PrizesEntry[],
  clock: Clock,
  report: Report,
): BuiltDocument[] {
  for (const entry of prizes) checkVouchers(entry, report);
  return entries.flatMap((entry) => [
    ...definitionOf(entry, clock, report),
    ...prizesOf(entry, prizes, report),
  ]);
}

function definitionOf(entry: GameEntry, clock: Clock, report: Report): BuiltDocument[] {
  const { data } = entry;
  const instant = (field: 'optInOpens' | 'optInCloses' | 'playBegins' | 'playEnds') =>
    attempt(entry, [field], report, () => instantOf(data[field], clock));
  const [OptinStart, OptinEnd] = [instant('optInOpens'), instant('optInCloses')];
  const [GameStart, GameEnd] = [instant('playBegins'), instant('playEnds')];
  if (!OptinStart || !OptinEnd || !GameStart || !GameEnd) return [];
  const refuse = (field: string, message: string) => report(entry.problemAt([field], message));
  if (OptinEnd <= OptinStart) refuse('optInCloses', 'Opting in closes before it opens.');
  if (GameEnd <= GameStart) refuse('playEnds', 'Play ends before it begins.');
  if (OptinStart > GameEnd) refuse('optInOpens', 'Opting in opens after play ends.');
  const { name, locale } = data;
  const fields = {
    ...{ id: entry.key, name, OptinStart, OptinEnd, GameStart, GameEnd },
    ...(locale && { locale }),
  };
  return [{ collection: 'gameDefinitions', id: entry.key, fields, source: entry }];
}

function prizesOf(
  entry: GameEntry,
  prizes: readonly PrizesEntry[],
  report: Report,
): BuiltDocument[] {
  const list = prizes.find(({ key }) => key === entry.data.prizes);
  if (list) {
    const fields = { gameId: entry.key, prizes: list.data.prizes };
    return [{ collection: 'gamePrizes', id: entry.key, fields, source: entry }];
  }
  const allowed = prizes.map(({ key }) => key).join(', ');
  report(
    entry.problemAt(
      ['prizes'],
      `The prizes "${entry.data.prizes}" are unknown. Allowed: ${allowed}.`,
    ),
  );
  return [];
}

function checkVouchers(entry: PrizesEntry, report: Report): void {
  entry.data.prizes.forEach(({ voucher }, index) => {
    if (voucher === null) return;
    const at = (field: string, message: string) =>
      report(entry.problemAt(['prizes', index, 'voucher', field], message));
    if (voucher.terms.trim() === '') at('terms', 'A prize has significant conditions.');
    if (!voucher.incentive) at('incentive', 'A prize states its product types and wagering.');
  });
}
