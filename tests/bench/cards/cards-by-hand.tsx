import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Program } from '../../../schemas/generated/records';
import '../../../runtime/screen/screen.css';
import '../../../runtime/screen/nodes/card.css';
import type { Answering, CardsGiven } from '../cards-page';

const day = (value: string, year: boolean) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...(year && { year: 'numeric' }), timeZone: 'UTC' }).format(new Date(value));
const formats = { short: new Map<string, string>(), long: new Map<string, string>() };
/** A formatter is made once for each day: making one is what costs. */
function written(value: string, year = false): string {
  const kept = year ? formats.long : formats.short;
  const found = kept.get(value) ?? day(value, year);
  kept.set(value, found);
  return found;
}

function datesOf({ ProgramType, StartDate, EndDate }: Program, today: string): string {
  if (EndDate === null) return `${ProgramType} · since ${written(StartDate, true)}`;
  if (EndDate < today) return `${ProgramType} · ended ${written(EndDate, true)}`;
  if (StartDate > today) return `${ProgramType} · starts ${written(StartDate)}`;
  const left = (Date.parse(EndDate) - Date.parse(today)) / 86_400_000;
  if (left === 0) return `${ProgramType} · last day today`;
  if (left === 1) return `${ProgramType} · 1 day left`;
  return left <= 14 ? `${ProgramType} · ${left} days left` : `${ProgramType} · ${written(StartDate)} to ${written(EndDate, true)}`;
}

const actionTexts: Record<string, string> = {
  JoinPrograms: 'Join',
  JoinProgramScreen: 'Set up',
  Track: 'Log today',
  SelfReport: 'Report',
  ViewSubmissions: 'View submissions',
  Learn: 'Go to the course',
  EventRegistration: 'Choose a session',
};

function Card({ program, today }: { program: Program; today: string }) {
  const { Name, Picture, Points, Summary, ProgramStatus, Progress, Action, EndDate } = program;
  const isIn = ProgramStatus === 'Current' || ProgramStatus === 'Completed';
  const hasAction = Action.Type !== 'ProgramDetailRequest' && !(ProgramStatus === 'Current' && EndDate !== null && EndDate < today);
  return (
    <article className="card rich-card card-pressed" aria-label={Name}>
      <svg viewBox="0 0 320 180" className="art art-wide" focusable="false" aria-hidden="true">
        <use href={`/art/${Picture}.svg#art`} />
      </svg>
      <div className="card-head">
        <h2 className="card-title">
          <button type="button" className="card-press">
            {Name}
          </button>
        </h2>
        {program.IsPersonal && <span className="text-badge card-badge">Personal</span>}
      </div>
      <div className="stack gap-medium card-parts">
        <div className="row gap-small">
          <p className="text-caption">{datesOf(program, today)}</p>
          {Points > 0 && <span className="text-badge">{Points.toLocaleString('en-US')} points</span>}
        </div>
        {Summary !== '' && <p className="text">{Summary}</p>}
        {isIn && (
          <div className="stack gap-none">
            <span className="progress">
              <progress className="progress-bar" aria-label="Progress" max={1} value={Progress.Percent / 100} />
            </span>
            <p className="text-caption">
              {ProgramStatus === 'Completed'
                ? 'Completed'
                : `${Progress.Value.toLocaleString('en-US')} of ${Progress.Goal.toLocaleString('en-US')} ${Progress.Unit}`}
            </p>
          </div>
        )}
      </div>
      <div className="row gap-small card-footer">
        {hasAction && (
          <button type="button" className="button button-secondary">
            {actionTexts[Action.Type] ?? 'View'}
          </button>
        )}
      </div>
    </article>
  );
}

interface Loaded {
  mine: Program[];
  available: Program[];
  sections: CardsGiven['sections'];
}

function Home({ load, today }: { load: () => Promise<Loaded>; today: string }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    void load().then(setLoaded);
  }, [load]);
  if (loaded === undefined) return <p>Loading</p>;
  const { mine, available, sections } = loaded;
  const hasEnded = ({ EndDate }: Program) => EndDate !== null && EndDate < today;
  const groups = [
    { id: 'current', Name: 'Your programs', Text: '', programs: mine.filter((one) => one.ProgramStatus === 'Current' && !hasEnded(one)) },
    ...sections.map((section) => ({
      id: section.id,
      Name: section.Name,
      Text: section.Text ?? '',
      programs: available.filter(({ SectionId }) => SectionId === section.id),
    })),
    { id: 'completed', Name: 'Completed', Text: '', programs: mine.filter(({ ProgramStatus }) => ProgramStatus === 'Completed') },
    { id: 'ended', Name: 'Ended', Text: '', programs: mine.filter((one) => one.ProgramStatus === 'Current' && hasEnded(one)) },
  ];
  return groups
    .filter(({ programs }) => programs.length > 0)
    .map(({ id, Name, Text, programs }) => (
      <div key={id} className="stack gap-medium">
        <div className="stack gap-small">
          <h2>{Name}</h2>
          {Text !== '' && <p className="text-caption">{Text}</p>}
        </div>
        <div className="columns gap-medium" style={{ '--columns': 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' } as React.CSSProperties}>
          {programs.map((program) => (
            <Card key={program.Id} program={program} today={today} />
          ))}
        </div>
      </div>
    ));
}

/** The same cards as somebody writes them who needs no others: no expressions, no definitions, no contained faults. */
export function prepare({ mine, available, sections, now }: CardsGiven, answering: Answering) {
  const answered = async <Value,>(value: Value): Promise<Value> => (await answering(value)).json() as Promise<Value>;
  const load = async (): Promise<Loaded> => {
    const [first, second, third] = await Promise.all([answered(mine), answered(available), answered(sections)]);
    return { mine: first.Items, available: second.Items, sections: third };
  };
  return Promise.resolve((root: HTMLElement) => createRoot(root).render(<Home load={load} today={now.slice(0, 10)} />));
}
