import type { ParticipationStatus } from './challenge';

/** The first and the last day, as yyyy-MM-dd; an open end is absent. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** How somebody may stand to a challenge. */
export interface Standing {
  participation: ParticipationStatus | 'None';
  /** Whether they have logged something that counts in it since the day that is asked for. */
  hasLogged: boolean;
}

/** A value of a measure is at the level that begins with `from`, below the one that begins with `below`. The first level has no beginning, the last no end. */
export interface MeasureLevel {
  from: [number, number] | undefined;
  below: [number, number] | undefined;
}

/** What is looked for in a property that only a customer has, by what kind of value it is. */
export type CustomCriterion = { name: string } & (
  | { kind: 'text' | 'choice' | 'choices'; values: string[] }
  | { kind: 'number'; values: number[] }
  | { kind: 'boolean'; values: boolean[] }
  | { kind: 'date'; range: DayRange }
);

/** Which people are looked for. Every part narrows it; what is absent does not. */
export interface PersonCriteria {
  statuses?: string[] | undefined;
  roles?: string[] | undefined;
  regions?: string[] | undefined;
  locations?: string[] | undefined;
  /** One of these people coaches their company. */
  coaches?: string[] | undefined;
  /** Answers to questions of the profile, each of them one of several values. */
  answers?: { item: string; values: string[] }[] | undefined;
  /** A day that was answered to a question of the profile. */
  answeredDays?: { item: string; range: DayRange }[] | undefined;
  challenge?:
    | {
        /** The challenge and the company that offers it; any challenge without. */
        program?: { id: string; ownerId: string } | undefined;
        /** The ways of standing to it that are looked for. */
        standings: Standing[];
        loggedSince: string;
      }
    | undefined;
  events?: string[] | undefined;
  sessions?: string[] | undefined;
  /** Whether something was measured by one of these sources in the present plan year. */
  screening?: { isDone: boolean; sources: string[] } | undefined;
  measure?: { id: string; levels: MeasureLevel[] } | undefined;
  condition?: { id: string; levels?: string[] | undefined } | undefined;
  /** How far the assessment of the present plan year is. */
  assessment?: 'NotStarted' | 'InProgress' | 'Submitted' | undefined;
  question?: { id: string; answers?: string[] | undefined } | undefined;
  /** What was entered in a tracker since a day: whether anything was, or a number whose average lies within bounds. */
  tracked?:
    | {
        trackerId: number;
        since: string;
        isLogged: boolean;
        average?: { field: string; from?: number | undefined; to?: number | undefined } | undefined;
      }
    | undefined;
  /** The day of the last results, by the calendar of a time zone. */
  results?: (DayRange & { timeZone: string }) | undefined;
  custom?: CustomCriterion[] | undefined;
}
