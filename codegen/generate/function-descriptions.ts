/** What each function of expressions gives, by its signature: for authors, in docs/language.md. The page has no use for it, and does not load it. */
export const functionDescriptions: Record<string, string> = {
  'isEmpty(dyn): bool': 'True for no value, blank text and an empty list.',
  'orElse(dyn, dyn): dyn': 'The first value, or the second where the first is null.',
  'yearsBetween(string, string): double':
    'Whole years from the first date to the second, as an age is counted: somebody born on 29 February has their birthday on 1 March.',
  'remainder(double, double): double': 'What is left when the first number is divided by the second.',
  'isUnique(list): bool': 'True when no element stands twice in a list.',
  'isInOrder(list): bool': 'True when no element of a list is less than the one before it; missing ones are passed over.',
  'daysBetween(string, string): double': 'Whole days from the first date to the second; negative when the second is earlier.',
  'formatDate(dyn, string, dyn): string':
    'A date, or a moment in the time zone named third, by a pattern such as MMMM d, yyyy; empty for none. session.timeZone is that of the person; a moment without one is written in UTC.',
  'readDate(dyn, string): dyn': 'The date that a text says by a pattern such as MM/DD/YYYY HH:mm:ss, as yyyy-MM-dd; null where it says none.',
  'addDays(dyn, double): dyn': 'The date so many days later; earlier with a negative number. Null for no date.',
  'addYears(dyn, double): dyn': 'The same day so many years later; of 29 February, in a year without it, 28 February. Null for no date.',
  'addMinutes(dyn, double): dyn':
    'The moment so many minutes later, in UTC; earlier with a negative number. Of hours it is 60 times as many. Null for no moment.',
  'addMonths(dyn, double): dyn': 'The same day so many whole months later, or the last day of a month that does not have it. Null for no date.',
  'weekday(dyn): dyn': 'The day of the week of a date, 1 for Monday to 7 for Sunday. Null for no date.',
  'startOfWeek(dyn, double): dyn': 'The first day of the week that a date is in; weeks begin with the day named second, 1 for Monday to 7 for Sunday.',
  'startOfMonth(dyn): dyn': 'The first day of the month that a date is in. Null for no date.',
  'differenceIn(string, dyn, dyn): dyn':
    "Whole 'minutes', 'hours', 'days', 'months' or 'years' from the second to the third, negative where that is earlier. Minutes and hours pass on the clock; the others count dates as they are written: give moments by inTimeZone. A year after 29 February is 28 February.",
  'formatTime(dyn, dyn, dyn, dyn): string':
    "When something takes place: from a moment to a second one (null for a single time), by the clocks of the time zone named third, with its name: 10:00 – 10:45 AM MT. The fourth is the reader's time zone (session.timeZone); where its clocks differ, their own time follows. A third that is null is the reader's.",
  'inTimeZone(dyn, dyn): dyn': 'What clocks in a time zone show at a moment, as 2026-11-21T14:30:00. Null for no moment.',
  'offsetOf(dyn, dyn): dyn': 'How many minutes clocks in a time zone are ahead of UTC at a moment; negative west of it. Null for no moment.',
  'quantity(dyn, dyn): string':
    'A stored number of the quantity named second (settings.quantities) as the person reads it, in their unit: 175.5 lb, 5 ft 9 in. Without a quantity (null) the number alone; empty for no number.',
  'quantity(dyn, dyn, dyn): string': 'The same of a number that is kept in the unit named third.',
  'inUnit(dyn, dyn): dyn': "The number itself in the person's unit, rounded as it is shown; of a unit in two parts it counts the smaller one. Null for none.",
  'inUnit(dyn, dyn, dyn): dyn': 'The same of a number that is kept in the unit named third.',
  'unitOf(dyn): string': "What follows a number of a quantity in the person's unit, such as lb; empty where there is no such quantity.",
  'unitAfter(dyn, dyn): string':
    'A unit as it is written behind a number: step of 1 and steps. Its names are those of settings.unitsOfMany and settings.unitsOfOne.',
  'unitName(dyn, dyn): string': "The full name of the person's unit of the quantity named second, as it goes with the number named first: 1 mile, 3 miles.",
  'roundUp(double): double': 'To the next whole number that is not less.',
  'pluralOf(dyn): string': "What kind of number it is in the language of whoever reads: 'one', 'other', in some languages 'few', 'many' …",
  'formatNumber(dyn): string': 'A number as people read it: 1,234.5; empty for none.',
  'lower(dyn): string': 'The text in small letters; empty for no text.',
  'searchText(dyn): string':
    'The text for searching in it: in small letters, without accents and apostrophes, with plain letters, dashes and blanks; empty for no text. Use it on both sides of `contains`.',
  'sortedBy(dyn, string): list':
    'The records of a list in the order of the property named second, as a person reads it: letter case does not matter, 10 comes after 9.',
  'listed(list): string': 'Texts as a sentence lists them: A, B and C.',
  'number(dyn): dyn': 'The number that a text says, or the number itself; null where it says none.',
  'apply(dyn, dyn): dyn': 'What a rule of the constants comes to: settings.<name>, and what it reads as an object. Null where there is no such rule.',
  'total(list): dyn': 'The sum of the numbers of a list; null without any.',
  'smallest(list): dyn': 'The smallest number of a list; null without any.',
  'largest(list): dyn': 'The largest number of a list; null without any.',
  'mean(list): dyn': 'The mean of the numbers of a list; missing ones are passed over, and without any it is null.',
  'interpolate(dyn, list): dyn':
    'The height of a line at a place: its points are pairs of place and height, from left to right. Before the first point and behind the last the line stays level. Null for null.',
  'count(dyn): double': 'How many elements a list has; 0 where there is none.',
  'round(double): double': 'To the nearest whole number; halves go up.',
  'round(double, double): double': 'To so many decimals.',
  'first(dyn): dyn': 'The first element of a list, or null.',
  'elementBefore(list, dyn): dyn': 'The element of a list that stands before a value, or null where none does.',
  'positionOf(list, dyn): double': 'Where a value stands in a list, 1 for the first; 0 where it does not.',
  'flat(list): list': 'The elements of all lists of a list, one after the other.',
  'moved(list, dyn, double): list':
    'The list with an element moved by so many places, towards the end or, below 0, towards the beginning. Without the element the list as it is.',
  'without(list, list): list': 'The elements of the first list that are not in the second.',
  'with(dyn, dyn): dyn': 'A copy of the first record with the properties of the second.',
  'fullMatch(string, string): bool': 'True when the text as a whole has the pattern.',
  'withoutPrefix(dyn, string): string': 'The text without the beginning named second, where it has it; empty for no text.',
  'isSameSecret(dyn, dyn): bool': 'True for two texts that are the same password: an accented letter that is one character, or two, makes no difference.',
  'isSitePath(dyn): bool': 'True for the path of a page or a file of this site: one slash, then no other one. The format site-path of schemas.',
  'isLinkAddress(dyn): bool': 'True for a path of this site, and for an address elsewhere by https. The format link-address of schemas.',
  'queryValue(dyn): string': 'The text as the value of a parameter of an address, with whatever has a meaning there encoded; empty for no text.',
  'entry(dyn, dyn): dyn': "An object's value under a name that is computed; null where it has none.",
  'keyed(list, string, string): dyn':
    'An object of the records of a list: the property named third under that named second; without the records that lack one of them.',
  'withEntry(dyn, dyn, dyn): dyn': 'The object with a value under a name that is computed.',
  'reasonOf(dyn, string): string':
    "Why a call was refused, in the server's words; the text where there is no such reason: the server could not be reached, broke, or keeps it to itself.",
};
