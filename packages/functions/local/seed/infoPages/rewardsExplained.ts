import { TIER_NAMES, TIER_POINT_CAPS, TIERS } from '../../../src/contract/index.ts';

const number = new Intl.NumberFormat('en-GB');

const rows = TIERS.map((tier) => {
  const cap = TIER_POINT_CAPS[tier];
  const points =
    cap === null ? 'The top tier: nothing more to reach' : `${number.format(cap)} points`;
  return `<tr><th scope="row">${TIER_NAMES[tier]}</th><td>${points}</td></tr>`;
}).join('');

export const REWARDS_EXPLAINED = `
<p>Met Rewards thanks you for your visits. Joining is free, you need to be 18 or over, and you never have to play to keep your membership.</p>
<h3>Two kinds of points</h3>
<p><strong>Reward points</strong> decide how far you are through your tier. <strong>Your balance</strong> is what you can spend in the house; where it has an end date, your home page shows it.</p>
<p>Show your card at a table, or put it in a machine, to collect. Points usually arrive by the next morning.</p>
<h3>The tiers</h3>
<p>Each tier is full at the number of points beside it. Reach it and you are ready for the next card.</p>
<table><thead><tr><th scope="col">Tier</th><th scope="col">Full at</th></tr></thead><tbody>${rows}</tbody></table>
<h3>What you get</h3>
<p>Your benefits depend on your tier and your home casino, and are all on the Benefits page. Offers and vouchers show their conditions before you use them.</p>
<h3>Keep it fun</h3>
<p>Points are a thank-you, not a reason to play more. Nobody needs a tier. If you are playing to reach one, please read Responsible Gaming, or talk to any member of our team.</p>
`;
