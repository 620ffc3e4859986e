/** A turn of phrase that no text for people has: what finds it, what to write instead, and examples. */
interface Idiom {
  is: RegExp;
  instead: string;
  found: string;
  passes: string;
}

/** What earlier texts of the product said, which native writers do not say. docs/tone.md has the words to use. Checked by tests/definitions/idioms.test.ts. */
export const idioms: Idiom[] = [
  {
    is: /\b(?:licence|colour|programme|centre|favourite|kilometre|behaviour|organise)s?\b/i,
    instead: 'The American spelling: license, color, program, center, favorite, kilometer, behavior, organize.',
    found: 'A copy of your licence',
    passes: 'A copy of your license',
  },
  {
    is: /\b(?:somebody|whoever|whomever)\b/i,
    instead: 'Address the person: you; of others: someone, people.',
    found: 'Somebody has changed this.',
    passes: 'Someone changed this.',
  },
  { is: /\bwhat holds\b|\bhold again\b/i, instead: 'apply', found: 'The usual settings hold again.', passes: 'The default settings apply.' },
  { is: /\bthe usual (?:one|order|settings)\b/i, instead: 'default', found: 'The usual order', passes: 'Default order' },
  {
    is: /\bso (?:much|many) of (?:it|them)\b|\ball of it is\b/i,
    instead: 'partly complete, complete',
    found: 'So much of it is done',
    passes: 'Partly complete',
  },
  {
    is: /\bas it stands\b|\bas things stand\b|\bstands? in the place of\b/i,
    instead: 'replaces; currently',
    found: 'It stands in the place of what is logged.',
    passes: 'This replaces logged progress.',
  },
  {
    is: /\bbut few\b|\bto be had\b|\bgood for\.$/i,
    instead: 'Say what a person can do.',
    found: 'What your points are good for.',
    passes: 'Spend your points.',
  },
  { is: /\bleft out\b|\bleave (?:it|them|this) out\b/i, instead: 'hide, exclude', found: 'Columns (3 left out)', passes: 'Columns (3 hidden)' },
  { is: /\d percent\b|\} ?percent\b|\d %|\} %/i, instead: '75%', found: '{percent} percent complete', passes: '{percent}% complete' },
  {
    is: /\bgo on here\b|\bnothing needs to be done\b/i,
    instead: 'Continue; you can ignore this email.',
    found: 'Please go on here within an hour.',
    passes: 'Continue here within an hour.',
  },
  { is: /\bthere is no such\b/i, instead: '… not found, or … does not exist', found: 'There is no such course.', passes: 'Course not found.' },
  { is: /\bcannot be read\b|\bcould not be read\b/i, instead: 'Say what to enter.', found: 'Height cannot be read.', passes: 'Enter a number, such as 188.' },
  { is: /\b(?:making|make|makes|made) (?:a|an|the) (?:group|address|link|account)\b/i, instead: 'create', found: 'Make a group', passes: 'Create a group' },
  { is: /\bof (?:your|one's|its|their) own\b(?! \w)/i, instead: 'your own …', found: 'A goal of your own', passes: 'Your own goal' },
  {
    is: /\bkilomet(?:re|res)\b|\bcancelled\b|\bprogramme\b|\bcolour\b|\bgrey\b|\bcentred\b|\bdependant\b/i,
    instead: 'American spelling',
    found: 'Five kilometres',
    passes: 'Five kilometers',
  },
  {
    is: /\bnobody\b[^.]*\b(?:may|can|sees|gives|cancels|cashes|marks)\b/i,
    instead: 'You cannot …',
    found: 'Nobody marks their own screening.',
    passes: 'You cannot mark your own screening.',
  },
  { is: /\bthose who\b|\bthey who\b/i, instead: 'people who', found: 'Those who take part', passes: 'Participants' },
  { is: /\bload the page (?:again|anew)\b/i, instead: 'reload the page', found: 'Load the page again.', passes: 'Reload the page.' },
  { is: /\bno longer good\b|\bany more\b/i, instead: 'no longer', found: 'It is not offered any more.', passes: 'It is no longer offered.' },
  { is: /\b(?:is|are) being (?:loaded|deleted)\b/i, instead: 'Loading …, Deleting …', found: 'The course is being loaded.', passes: 'Loading the course' },
  { is: /\bnothing in your calendar\b/i, instead: 'on your calendar', found: 'Nothing in your calendar today.', passes: 'Nothing on your calendar today.' },
  { is: /\bin this (?:plan year|month|week)\b/i, instead: 'this plan year', found: 'No orders in this plan year.', passes: 'No orders this plan year.' },
  {
    is: /\bthe (?:account|details|email|progress|override|second factor) of (?:\{name\}|one person)/i,
    instead: "{name}'s account",
    found: 'Lock the account of {name}?',
    passes: "Lock {name}'s account?",
  },
  { is: /\bthe role (?:\{role\}|[A-Z])/, instead: 'the Support role', found: 'You need the role Support.', passes: 'You need the Support role.' },
];
