/** The value that a record has itself by a name; undefined without a record, and for what every object inherits, such as `constructor`. */
export const own = <Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
