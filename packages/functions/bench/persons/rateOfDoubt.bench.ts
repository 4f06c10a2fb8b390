// Prints how many of 20,000 newcomers a group of 1,000,000 members sends to its support desk because of a
// stranger's block, and which keys cause it: node bench/persons/rateOfDoubt.bench.ts [newcomers] [seed]
import { MAX_RATE_OF_DOUBT, rateOfDoubt } from './rateOfDoubt.ts';

const [newcomers = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const { blocked, doubted, kinds } = rateOfDoubt({
  seed,
  members: 1_000_000,
  blockedEvery: 200,
  newcomers,
});

const perMille = (count: number) => ((1_000 * count) / newcomers).toFixed(3);
const count = newcomers.toLocaleString('en-GB');
console.log(`1,000,000 members with the seed ${seed}, ${blocked} blocked; ${count} newcomers`);
console.log(`${'key'.padEnd(20)} doubted  per mille  by this key alone`);
for (const each of kinds) {
  const columns = [String(each.doubted).padStart(7), perMille(each.doubted).padStart(10)];
  console.log(`${each.kind.padEnd(20)} ${columns.join(' ')}  ${each.alone}`);
}
const limit = perMille(MAX_RATE_OF_DOUBT * newcomers);
console.log(`${doubted} newcomers are doubted: ${perMille(doubted)} per mille, at most ${limit}`);
if (doubted > MAX_RATE_OF_DOUBT * newcomers) process.exitCode = 1;
