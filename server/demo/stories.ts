import { addDays } from '../../runtime/format/date';
import type { UserProfile } from '../../schemas/generated/records';
import type { UserRow } from '../records/callers';
import names from './names.json';
import places from './places.json';
import seeds from './stories.json';

/** The facts about one person that all screens show. */
interface Story {
  /** The person in a few sentences, for those who write demo data; never stored. */
  about: string;
  /** In years, on the day the demo is loaded. */
  age: number;
  /** MM-DD. */
  birthday: string;
  hired: { yearsAgo: number; monthDay: string } | { daysAgo: number };
  location?: string;
  sex: 'female' | 'male';
  /** One of the profile's departments; without it chance decides. */
  department?: string;
  /** What the person has in the fields of their own company. */
  custom?: Record<string, unknown>;
  /** Whether the person gave a mobile number; without it chance decides. */
  hasMobile?: boolean;
  /** In centimeters. */
  height: number;
  /** In kilograms: what the person weighed two years ago and weighs today. */
  weight: { from: number; to: number };
  /** Systolic and diastolic, in mmHg. */
  pressure: { from: number[]; to: number[] };
  /** What logs for the person; without it nothing does. */
  device?: { id: string; connectedDaysAgo: number };
}

type Person = Pick<UserRow, 'UserId' | 'UserName' | 'FirstName' | 'UsingValidic' | 'EntityId' | 'Location' | 'Region'>;
export type Measured = 'Weight' | 'Height' | 'Waist' | 'Systolic' | 'Diastolic';

/** Whose body changes from what to what takes this many days. */
const daysOfChange = 730;
/** Others connected their device before anything that they log. */
const othersConnectedDaysAgo = 125;

/** Returns the story of a person whose sign-in name the README tells; undefined for others. */
export const storyOf = ({ UserName }: Pick<UserRow, 'UserName'>): Story | undefined =>
  Object.hasOwn(seeds, UserName) ? (seeds as Record<string, Story>)[UserName] : undefined;

/** Returns the number of a person, by which what is not told of them differs. */
export const numberOf = ({ UserId }: Pick<UserRow, 'UserId'>) => Number(UserId.slice('user-'.length));

/** Returns where a person of a story works and since when they are alive; empty for others, whose region follows from their location. */
export function placeAndBirth(user: Person, today: string): Partial<UserRow> {
  const story = storyOf(user);
  const Location = story?.location ?? user.Location;
  const region = Location === null ? undefined : regionOf(Location);
  return { Location, ...(region !== undefined && { Region: region }), ...(story !== undefined && { DateOfBirth: bornOn(story, today) }) };
}

/** The last birthday is at most a year ago. */
function bornOn({ age, birthday }: Story, today: string): string {
  const year = Number(today.slice(0, 4)) - (birthday > today.slice(5) ? 1 : 0);
  return `${year - age}-${birthday}`;
}

/** Returns the day on which a person of a story was hired. */
export function hiredOn({ hired }: Story, today: string): string {
  return 'daysAgo' in hired ? addDays(today, -hired.daysAgo)! : `${Number(today.slice(0, 4)) - hired.yearsAgo}-${hired.monthDay}`;
}

type Place = { TimeZone: string; Region?: string };
const placeOf = (location: string) => (Object.hasOwn(places.locations, location) ? (places.locations as Record<string, Place>)[location] : undefined);
const regionOf = (location: string) => placeOf(location)?.Region;

/** Returns the time zone of a person's location, else that of the company. */
export const timeZoneAt = ({ EntityId, Location }: Pick<UserRow, 'EntityId' | 'Location'>) =>
  ((Location === null ? undefined : placeOf(Location)?.TimeZone) ??
    (places.companies as Record<string, string>)[EntityId] ??
    'America/Chicago') as UserProfile['TimeZone'];

/** Most people measure in these units. */
export const customary = { HeightUnits: 'FeetAndInches', LengthUnits: 'Inches', WeightUnits: 'Pounds', DistanceUnits: 'Miles', TimeFormat: '12Hour' } as const;
const metric = {
  HeightUnits: 'Centimeters',
  LengthUnits: 'Centimeters',
  WeightUnits: 'Kilograms',
  DistanceUnits: 'Kilometers',
  TimeFormat: '24Hour',
} as const;

/** Returns units that go together: one in twelve thinks in metric units, and everyone at the company that is set up so. */
export const unitsOf = (user: Person) => (user.EntityId === 'riverton' || (storyOf(user) === undefined && numberOf(user) % 12 === 5) ? metric : customary);

/** Returns the devices that a person uses, each with how many days ago it was connected. */
export function devicesOf(user: Person): { id: string; connectedDaysAgo: number }[] {
  const { device } = storyOf(user) ?? {};
  if (device !== undefined) return [device];
  if (!user.UsingValidic) return [];
  return [{ id: numberOf(user) % 2 === 0 ? 'fitbit' : 'garmin', connectedDaysAgo: othersConnectedDaysAgo }];
}

/** Returns a measure of a person so many days ago: centimeters, kilograms or mmHg. The same on every screen and in every unit. */
export function bodyOf(user: Person, measure: Measured, daysAgo: number): number {
  const { height, weight, pressure } = storyOf(user) ?? otherBody(user);
  const passed = 1 - Math.min(1, Math.max(0, daysAgo) / daysOfChange);
  const along = (from: number, to: number) => from + (to - from) * passed;
  const wave = Math.sin((daysAgo + numberOf(user) * 3) / 7);
  if (measure === 'Height') return height;
  if (measure === 'Weight') return along(weight.from, weight.to) + 0.4 * wave;
  if (measure === 'Waist') return height * (0.26 + (0.0085 * along(weight.from, weight.to) * 10_000) / height ** 2);
  const part = measure === 'Systolic' ? 0 : 1;
  return along(pressure.from[part]!, pressure.to[part]!) + (part === 0 ? 3 : 2) * wave;
}

/** Returns whether a person is a woman: as their story says, else as their first name does. */
export const isWoman = (user: Pick<UserRow, 'UserName' | 'FirstName'>): boolean =>
  storyOf(user)?.sex === undefined ? names.women.includes(user.FirstName) : storyOf(user)?.sex === 'female';

/** Most people keep their weight; some lose or gain a little. */
function otherBody(user: Person): Pick<Story, 'height' | 'weight' | 'pressure'> {
  const number = numberOf(user);
  const height = (isWoman(user) ? 156 : 168) + ((number * 7) % 21);
  const from = Math.round((21 + ((number * 5) % 12)) * (height / 100) ** 2);
  const systolic = 108 + ((number * 11) % 33);
  const pressure = [systolic, Math.round(systolic * 0.64)];
  return { height, weight: { from, to: from + ((number % 5) - 3) }, pressure: { from: pressure, to: pressure } };
}
