/** The result of each function of expressions, by its signature: for authors, in docs/language.md. Pages do not load it. */
export const functionDescriptions: Record<string, string> = {
  'isEmpty(dyn): bool': 'True for no value, blank text and an empty list.',
  'orElse(dyn, dyn): dyn': 'The first value, or the second where the first is null.',
  'yearsBetween(string, string): double':
    'Whole years from the first date to the second, as ages are counted: people born on 29 February have their birthday on 1 March.',
  'remainder(double, double): double': 'The remainder of the first number divided by the second.',
  'isUnique(list): bool': 'True if all elements of a list differ.',
  'isInOrder(list): bool': 'True if the elements of a list ascend; missing ones are ignored.',
  'daysBetween(string, string): double': 'Whole days from the first date to the second; negative when the second is earlier.',
  'formatDate(dyn, string, dyn): string':
    "A date, or a moment in the time zone in the third argument, in a format such as MMMM d, yyyy; empty for null. session.timeZone is the person's; without a time zone a moment is written in UTC.",
  'readDate(dyn, string): dyn': 'The date in a text with a format such as MM/DD/YYYY HH:mm:ss, as yyyy-MM-dd; null if there is none.',
  'addDays(dyn, double): dyn': 'The date that many days later, or earlier for a negative number. Null for null.',
  'addYears(dyn, double): dyn': 'The same day that many years later; 29 February becomes 28 February in other years. Null for null.',
  'addMinutes(dyn, double): dyn': 'The moment that many minutes later, in UTC, or earlier for a negative number. Multiply hours by 60. Null for null.',
  'addMonths(dyn, double): dyn': 'The same day that many months later, or the last day of a shorter month. Null for null.',
  'weekday(dyn): dyn': 'The day of the week of a date, 1 for Monday to 7 for Sunday. Null for null.',
  'startOfWeek(dyn, double): dyn': "The first day of a date's week; weeks begin with the day in the second argument, 1 for Monday to 7 for Sunday.",
  'startOfMonth(dyn): dyn': "The first day of a date's month. Null for null.",
  'differenceIn(string, dyn, dyn): dyn':
    "Whole 'minutes', 'hours', 'days', 'months' or 'years' from the second argument to the third, negative if the third is earlier. Minutes and hours are elapsed time; the others count dates as written, so pass moments through inTimeZone. A year after 29 February is 28 February.",
  'formatTime(dyn, dyn, dyn, dyn): string':
    "The time of something: from a moment to a second one (null for a single time), in the time zone in the third argument, with its name: 10:00 – 10:45 AM MT. The fourth argument is the reader's time zone (session.timeZone); if its clocks differ, the reader's time follows. A null third argument means the reader's.",
  'inTimeZone(dyn, dyn): dyn': 'The local time of a time zone at a moment, as 2026-11-21T14:30:00. Null for null.',
  'offsetOf(dyn, dyn): dyn': 'The offset of a time zone from UTC at a moment, in minutes; negative west of it. Null for null.',
  'quantity(dyn, dyn): string':
    "A stored number of the quantity in the second argument (settings.quantities) in the person's unit: 175.5 lb, 5 ft 9 in. For a null quantity, the number alone; empty for a null number.",
  'quantity(dyn, dyn, dyn): string': 'The same for a number that is stored in the unit in the third argument.',
  'inUnit(dyn, dyn): dyn': "The number in the person's unit, rounded as it is shown; for a unit in two parts, in the smaller one. Null for null.",
  'inUnit(dyn, dyn, dyn): dyn': 'The same for a number that is stored in the unit in the third argument.',
  'unitOf(dyn): string': "The short name of the person's unit of a quantity, such as lb; empty for an unknown quantity.",
  'unitAfter(dyn, dyn): string':
    'A unit as written after a number: step for 1, otherwise steps. The names are in settings.unitsOfMany and settings.unitsOfOne.',
  'unitName(dyn, dyn): string':
    "The full name of the person's unit of the quantity in the second argument, in the form for the number in the first: 1 mile, 3 miles.",
  'roundUp(double): double': 'Rounds up to a whole number.',
  'pluralOf(dyn): string': "The plural category of a number in the reader's language: 'one', 'other', in some languages 'few', 'many' …",
  'formatNumber(dyn): string': 'A number with separators: 1,234.5; empty for null.',
  'lower(dyn): string': 'The text in lowercase; empty for null.',
  'searchText(dyn): string':
    'The text in a form for searches: lowercase, without accents and apostrophes, with plain letters, hyphens and spaces; empty for null. Use it on both sides of `contains`.',
  'sortedBy(dyn, string): list':
    'The records of a list, sorted by the property in the second argument as people sort: letter case is ignored, 10 comes after 9.',
  'listed(list): string': 'Texts listed in a sentence: A, B and C.',
  'number(dyn): dyn': 'The number in a text, or the number itself; null if there is none.',
  'apply(dyn, dyn): dyn': 'The result of a rule of the constants (settings.<name>) for its inputs, given as an object. Null for an unknown rule.',
  'total(list): dyn': 'The sum of the numbers of a list; null for none.',
  'smallest(list): dyn': 'The smallest number of a list; null for none.',
  'largest(list): dyn': 'The largest number of a list; null for none.',
  'mean(list): dyn': 'The mean of the numbers of a list; missing ones are ignored; null for none.',
  'interpolate(dyn, list): dyn':
    'The height of a line at a position. Its points are pairs of position and height, from left to right; before the first and after the last point the line is level. Null for null.',
  'count(dyn): double': 'The number of elements of a list; 0 for null.',
  'round(double): double': 'Rounds to the nearest whole number, halves up.',
  'round(double, double): double': 'Rounds to that many decimal places.',
  'first(dyn): dyn': 'The first element of a list, or null.',
  'elementBefore(list, dyn): dyn': 'The element before a value in a list, or null.',
  'positionOf(list, dyn): double': 'The position of a value in a list, 1 for the first; 0 if it is not there.',
  'flat(list): list': 'The elements of all lists of a list, one after the other.',
  'moved(list, dyn, double): list':
    'The list with an element moved by that many places, towards the end or, if negative, towards the beginning; unchanged without the element.',
  'without(list, list): list': 'The elements of the first list that are not in the second.',
  'with(dyn, dyn): dyn': 'A copy of the first record with the properties of the second.',
  'fullMatch(string, string): bool': 'True if the whole text matches the pattern.',
  'withoutPrefix(dyn, string): string': 'The text without the prefix in the second argument; empty for null.',
  'isSameSecret(dyn, dyn): bool': 'True for two texts that are the same password: composed and decomposed accents count as equal.',
  'isSitePath(dyn): bool': 'True for the path of a page or a file of this site, which begins with exactly one slash. The format site-path of schemas.',
  'isLinkAddress(dyn): bool': 'True for a path of this site and for an https address. The format link-address of schemas.',
  'queryValue(dyn): string': 'The text, encoded as the value of a query parameter; empty for null.',
  'entry(dyn, dyn): dyn': 'The value of an object under a computed name; null without one.',
  'keyed(list, string, string): dyn':
    'An object made from the records of a list: for each record, the property in the third argument under the property in the second. Records that lack one of them are dropped.',
  'withEntry(dyn, dyn, dyn): dyn': 'The object with a value added under a computed name.',
  'reasonOf(dyn, string): string':
    "The server's reason for refusing a call; otherwise the text, if the server could not be reached, failed, or gave no reason.",
};
