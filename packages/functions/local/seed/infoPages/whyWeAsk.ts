export const WHY_WE_ASK = `
<p>Now and then we ask who you are, how old you are, or where the money you play with comes from. It can feel personal. This is why we have to ask, and what happens with the answers.</p>
<h3>Your age and identity</h3>
<p>Nobody under 18 may gamble in a casino in Great Britain. We follow Challenge 25: if you look under 25, expect to be asked for photo ID, however often you have been here.</p>
<p>Money-laundering regulations also ask casinos to know who their customers are. We check your identity when you join, or once you play above a certain amount, and we may ask again when your details change.</p>
<h3>Where your money comes from</h3>
<p>The law asks us to understand how our members pay for their play. We may ask what you do, or to see a payslip, a bank statement or proof of a sale. We ask for no more than we need, and we ask in private.</p>
<h3>How you are</h3>
<p>We are required to look out for our customers. If your visits change, we may stop for a word. It is not a judgement: it is our job, and you can tell us how you would like to be spoken to.</p>
<h3>If you would rather not answer</h3>
<p>You may say no. For some questions we then have to pause your play or close your membership, and we tell you so beforehand. Money of yours that we hold stays yours, unless the law tells us to keep it while it is looked into.</p>
<h3>Who sees it</h3>
<p>Only the people whose work it is. Data Processing, on the same menu, says how long we keep it and what your rights are.</p>
`;
