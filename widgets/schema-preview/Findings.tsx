import { translated } from '../../runtime/widget-contract';

/** What is wrong with the document, and which parts of the schema were not there. */
export function Findings({ faults, undrawn, isReadable }: { faults: string[]; undrawn: string[]; isReadable: boolean }) {
  if (!isReadable) return null;
  return (
    <div aria-live="polite">
      <Lines title={translated('Errors')} lines={faults} none={translated('The data is valid.')} />
      {undrawn.length > 0 && <Lines title={translated('Missing parts of the schema')} lines={undrawn} none="" />}
    </div>
  );
}

const Lines = ({ title, lines, none }: { title: string; lines: string[]; none: string }) => (
  <>
    <span className="field-label">{title}</span>
    {lines.length === 0 ? (
      <p className="field-help">{none}</p>
    ) : (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </>
);
