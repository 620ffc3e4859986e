/**
 * With more things than this a field is one line to search in and a list of which only the part in view is drawn: all of thousands at once take
 * seconds to open, and nobody reads them.
 */
export const mostAtOnce = 200;
