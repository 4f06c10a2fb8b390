export const RESPONSIBLE_GAMING = `
<p><strong>18+ only.</strong> Gambling should be a night out: something you pay for, like dinner or a show, and enjoy whatever the result. It is never a way to earn money or to get out of difficulty.</p>
<h3>Help, free and in confidence</h3>
<p>National Gambling Helpline: <a href="tel:08088020133">0808 8020 133</a>. Free, all hours, every day, for you or for somebody you care about.</p>
<p>If you are in danger, or think of harming yourself, call <a href="tel:999">999</a>, or Samaritans on <a href="tel:116123">116 123</a>.</p>
<h3>Some questions to ask yourself</h3>
<ul>
<li>Do I spend more than I meant to, or go back to win it back?</li>
<li>Do I hide how much I play?</li>
<li>Do I borrow, or use money that is meant for something else?</li>
<li>Do I play to escape from worry or low mood?</li>
</ul>
<p>One yes is reason enough to talk to somebody.</p>
<h3>Tools in our casinos</h3>
<ul>
<li><strong>Limits.</strong> Ask us to help you set a limit on money or on time before you start. We also mark the time on request.</li>
<li><strong>A time-out.</strong> A short break from play, from a day to a few weeks, for when you want to step back.</li>
<li><strong>Self-exclusion.</strong> At our doors you can exclude yourself from our casinos alone, or from every land-based casino in Great Britain through SENSE, for at least six months. Any member of staff can start it, and you need give no reason.</li>
</ul>
<p>When you self-exclude, we stop all marketing within two days and close your membership in this app.</p>
<h3>Online</h3>
<p>SENSE covers casinos that you walk into. For gambling sites and apps licensed in Great Britain there is GAMSTOP: free, for six months, one year or five years. Your bank can also block gambling payments on most cards.</p>
<h3>Young people</h3>
<p>Do not leave this app, your card or your password where somebody under 18 can use them.</p>
`;
