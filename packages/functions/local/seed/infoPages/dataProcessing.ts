export const DATA_PROCESSING = `
<p>This says what we do with your personal data in Met Rewards, in plain words. The casino group that runs your home casino is responsible for it.</p>
<h3>What we hold</h3>
<ul>
<li>Who you are: name, date of birth, gender and title, email address, telephone number.</li>
<li>Your membership: number, tier, points, visits and play that you collected with your card.</li>
<li>What you do in the app: vouchers and codes, events you put your name down for, games you took part in, your choices in Settings.</li>
<li>What the law has us ask for: proof of identity and age and, for some members, of income.</li>
</ul>
<h3>Why we may</h3>
<ul>
<li><strong>Our agreement with you:</strong> to run your membership.</li>
<li><strong>The law:</strong> to check age and identity, prevent crime and look out for our customers.</li>
<li><strong>Your consent:</strong> for marketing by email and text, and for recordings of how the app is used. You can take it back at any time in Settings, as easily as you gave it.</li>
<li><strong>Our legitimate interest:</strong> to keep the app safe and working.</li>
</ul>
<h3>Who else sees it</h3>
<p>Companies that run our systems for us, under contract and on our instructions; regulators and the police where the law says so. We sell it to nobody. The app’s data are kept in London.</p>
<h3>On your device</h3>
<p>So that your card works without a signal, a copy of your card, vouchers and casino stays on this device until you log out. The address you signed in with last stays, so that you need not type it again.</p>
<h3>How long</h3>
<p>As long as you are a member. Identity records must be kept for five years after that. What you delete in the app goes at once, except what the law has us keep, and the page tells you which that is.</p>
<p>The name and date of birth you give when you create a login are kept until you are a member, for 7 days at most, so that the form for joining does not ask for them again. Only you see them, once your email address is verified.</p>
<h3>What stays when you delete your account</h3>
<p>So that a suspension, a limit you set to play safely, or the one turn a day cannot be shed by starting again, we remember for a time that an account was yours. We keep this as codes made from your email address, your name with your date of birth, and your mobile number. Nobody can read these from the codes; we can only tell that they match.</p>
<ul>
<li><strong>For 90 days</strong> after you delete your account: whose membership it was, and which turns were taken. Our reason is our legitimate interest in fair games.</li>
<li><strong>For five years</strong>, if you are suspended or your membership is blocked, or if you turned on promotion-free mode or a reality check: that this is so. Our reason is the law: the conditions of our licence have us keep out whom we must not serve, and look after our customers.</li>
</ul>
<p>Do these codes match you with somebody else? Send us a message by the support form, or ask at reception with photo ID: we put it right.</p>
<h3>Your rights</h3>
<p>You can ask to see your data, to have it put right or removed, to have it sent to you, to restrict or object to what we do. Use the support form, or ask at reception. We answer within a month.</p>
<p>Unhappy with our answer? Send a complaint by the support form: we acknowledge it within 30 days. You can also complain to the Information Commissioner at <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk</a>.</p>
`;
