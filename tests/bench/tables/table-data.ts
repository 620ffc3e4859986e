/** One row of the measured table. */
export interface Person {
  Id: string;
  Name: string;
  Email: string;
  Department: string;
  City: string;
  Hours: number;
  Joined: string;
}

/** What the table is asked to show. */
export interface TableQuery {
  search: string;
  sort: 'Name' | 'Hours' | undefined;
  isDescending: boolean;
}

export const pageSize = 100;
/** In pixels, as those of the product: who draws fewer rows in the same place is quicker. */
export const rowHeight = 44;
/** The columns, from left to right. */
export const columns: readonly { field: Exclude<keyof Person, 'Id'>; label: string; type: 'text' | 'number' | 'date' }[] = [
  { field: 'Name', label: 'Name', type: 'text' },
  { field: 'Email', label: 'Email', type: 'text' },
  { field: 'Department', label: 'Department', type: 'text' },
  { field: 'City', label: 'City', type: 'text' },
  { field: 'Hours', label: 'Hours', type: 'number' },
  { field: 'Joined', label: 'Joined', type: 'date' },
];
/** The columns that the search looks into. */
export const searched = ['Name', 'Email', 'Department', 'City'] as const;

const firstNames = ['Maria', 'Anders', 'Émile', 'Zoe', 'Pat', 'Nadia', 'Oscar', 'Ingrid', 'Ravi', 'Chen', 'Amara', 'Tom'];
const lastNames = ['Okafor', 'Lindqvist', 'Marsh', 'Petit', 'Garcia', 'Novak', 'Hughes', 'Tanaka', 'Silva', 'Brandt', 'Kaur'];
const departments = ['Operations', 'Finance', 'People', 'Research', 'Marketing', 'Support'];
const cities = ['Amsterdam', 'Boston', 'Chennai', 'Marseille', 'Oslo', 'Portland', 'Zürich'];

/** Letters for a number, so that each name is another one and no text has a digit. */
const letters = (index: number): string =>
  index
    .toString(26)
    .padStart(3, '0')
    .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));

/** People in no order: whole names and hours differ from row to row. */
export function makePeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index): Person => {
    const mixed = (index * 7919) % count;
    const pick = (list: readonly string[], step: number) => list[(mixed * step + Math.floor(mixed / list.length)) % list.length] ?? '';
    const first = pick(firstNames, 1);
    const last = `${pick(lastNames, 3)}-${letters(mixed)}`;
    return {
      Id: String(100_000 + index),
      Name: `${first} ${last}`,
      Email: `${first}.${last}@example.com`.toLowerCase(),
      Department: pick(departments, 5),
      City: pick(cities, 2),
      Hours: ((index * 104_729) % (count * 4)) / 4,
      Joined: `20${10 + (mixed % 16)}-${String(1 + (mixed % 12)).padStart(2, '0')}-${String(1 + (mixed % 28)).padStart(2, '0')}`,
    };
  });
}

/** The rows that must show, in their order, found in the plainest way. */
export function rowsFor(people: readonly Person[], { search, sort, isDescending }: TableQuery): Person[] {
  const wanted = search.toLowerCase();
  const found = people.filter((person) => searched.some((field) => person[field].toLowerCase().includes(wanted)));
  const sign = isDescending ? -1 : 1;
  if (sort === 'Hours') found.sort((left, right) => sign * (left.Hours - right.Hours));
  if (sort === 'Name') found.sort((left, right) => sign * left.Name.localeCompare(right.Name, 'en-US'));
  return found;
}
