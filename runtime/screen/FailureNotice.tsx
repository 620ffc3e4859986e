import { Link } from 'react-router-dom';
import type { Failure } from '../http/http';
import { word } from '../words';
import { isMissing } from './is-missing';
import type { ScreenInstance } from './screen-instance';

interface Props {
  /** What could not be loaded, in a sentence. */
  text: string;
  /** What to say instead when the server answers that there is no such thing. */
  missing?: string | undefined;
  /** Whether the page has no other title. */
  isTitle?: boolean;
  failures: readonly (Pick<Failure, 'StatusCode' | 'Errors'> | null)[];
  retry(): void;
  screen: Pick<ScreenInstance, 'services'>;
}

/** Says that data could not be loaded, with a button to try again. For data that does not exist, it says so and leads to the home page instead. */
export function FailureNotice({ text, missing, isTitle = false, failures, retry, screen }: Props) {
  const Words = isTitle ? 'h1' : 'p';
  if (failures.length > 0 && failures.every(isMissing))
    return (
      <div className="notice" role="alert">
        <Words>{missing ?? word('missing')}</Words>
        <Link className="button look-secondary" to={screen.services.shell.get().app.home}>
          {word('goHome')}
        </Link>
      </div>
    );
  return (
    <div className="notice" role="alert">
      <Words>{text}</Words>
      {failures.some((failure) => failure?.StatusCode === 0) ? <p className="text-caption">{word('unreachable')}</p> : null}
      <button type="button" className="button look-secondary" onClick={retry}>
        {word('tryAgain')}
      </button>
    </div>
  );
}
