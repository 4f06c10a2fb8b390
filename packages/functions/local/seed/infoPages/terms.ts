export const TERMS = `
<p>These are the terms of Met Rewards and of this app. Please read them before you create an account: by joining you agree to them.</p>
<h3>1. Who can join</h3>
<p>You must be 18 or over, and not be self-excluded from gambling. One membership a person. We check who you are, and may ask for photo ID.</p>
<h3>2. Your account</h3>
<p>Keep your password to yourself, and tell us if you think that somebody else knows it. You are responsible for what is done with your account until you have told us.</p>
<h3>3. Points and tiers</h3>
<p>Points have no cash value until they are spent and cannot be sold or given away. Where points lapse, the app shows the day. We may put a wrong balance right, and tell you when we do. A change to what tiers need is announced 30 days ahead.</p>
<h3>4. Offers and vouchers</h3>
<p>Each shows its own conditions before you use it: who it is for, how long it lasts, what it is worth. They are for the named member, once, and are not exchanged for cash unless they say so.</p>
<h3>5. Events and promotions</h3>
<p>An RSVP is one place for one member. We may have to move or cancel an event, and tell you by the means you chose. Prize promotions are free to enter unless their terms say otherwise; their closing dates and prizes are shown up front.</p>
<h3>6. Games in the app</h3>
<p>The daily games are free. One play a day, by UK time. The result is decided by chance on our servers; the wheel shows it and does not make it.</p>
<h3>7. Fair use</h3>
<p>No robots, no several accounts, no interfering with the app. We may suspend a membership while we look into misuse, and say why unless the law forbids it.</p>
<h3>8. Leaving</h3>
<p>You can delete your account whenever you like; points and vouchers go with it. We may end a membership with 30 days’ notice, or at once for misuse or where the law asks us to.</p>
<h3>9. If something goes wrong</h3>
<p>We do not limit what the law does not let us limit, such as for death or injury by our negligence, or your rights as a consumer. Otherwise we are responsible for losses that we could have foreseen.</p>
<h3>10. Complaints and the law</h3>
<p>Talk to the manager at your casino first, or send a support ticket. A gambling dispute that we cannot settle within eight weeks can go, free of charge, to the independent service named at reception. The law of England and Wales applies; if you live in Scotland or Northern Ireland you can also go to court there.</p>
`;
