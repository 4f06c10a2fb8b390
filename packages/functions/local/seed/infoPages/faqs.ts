export const FAQS = `
<h3>How do I get my card into the app?</h3>
<p>Register with your email address, open the link we send you, then choose to link a membership. You need your membership number, on the front of your card, and your date of birth.</p>
<h3>It says my details do not match</h3>
<p>Your email address and date of birth must be the ones that your casino holds. Ask reception to check them; it takes a minute, with photo ID.</p>
<h3>My offer does not scan</h3>
<p>Turn up the brightness of your screen. If that does not help, read the code below the picture out to a member of staff.</p>
<h3>Does the app work without a signal?</h3>
<p>Yes: your card and the vouchers that you have opened stay on your phone. New offers and events need a connection.</p>
<h3>I have put my name down for an event and cannot come</h3>
<p>Please ring your casino so that somebody else can have the place. The number is on My Casino.</p>
<h3>Can I use my rewards at another casino of the group?</h3>
<p>Your card works at all of them. Vouchers belong to the casino that they name.</p>
<h3>How do I change my email address or telephone number?</h3>
<p>Your telephone number is on your profile. For a new email address, please see reception with photo ID, so that nobody else can do it for you.</p>
<h3>How do I stop emails and texts?</h3>
<p>Settings, then Communication. It takes effect at once, and you can choose each kind apart.</p>
<h3>How do I delete my account?</h3>
<p>Settings, then Delete My Account. It is instant and cannot be undone; the page says what goes and what the law makes us keep.</p>
<h3>Something is wrong with my points</h3>
<p>Points can take until the next morning. If they are still wrong, send us a support ticket with the day and the table or machine.</p>
`;
