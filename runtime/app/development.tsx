import { createRoot, type Root } from 'react-dom/client';
import type { Services } from '../contracts/services';

interface Edited {
  hashes: Record<string, string>;
  faults: { code: string; file: string; line: number; column: number; sentence: string }[];
}

let panel: Root | undefined;

/** In development: what the page does when a definition was saved. Sound ones come into use at once; faults show until they are mended. */
export const listenToDefinitions = (services: Services) => (edited: Edited) => {
  panel ??= createRoot(document.body.appendChild(document.createElement('div')));
  panel.render(<Faults faults={edited.faults} />);
  if (Object.keys(edited.hashes).length > 0) void services.sessions.refresh();
};

function Faults({ faults }: Pick<Edited, 'faults'>) {
  if (faults.length === 0) return null;
  return (
    <aside className="faults" role="alert">
      <h2>{faults.length === 1 ? 'One fault in the definitions' : `${faults.length} faults in the definitions`}</h2>
      <ul>
        {faults.map(({ file, line, column, code, sentence }) => (
          <li key={`${file}:${line}:${column} ${code}`}>
            <code>{`${file}:${line}:${column}`}</code>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
      <p>The page goes on with the last definitions without faults.</p>
    </aside>
  );
}
