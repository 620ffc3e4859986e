import { Link } from 'react-router-dom';
import type { Failure } from '../http/http';
import { word } from '../words';
import type { ScreenInstance } from './screen-instance';

interface Props {
  /** What could not be loaded, in a sentence. */
  text: string;
  failures: readonly (Pick<Failure, 'StatusCode'> | null)[];
  retry(): void;
  screen: Pick<ScreenInstance, 'services'>;
}

/** Whether trying again cannot help: the server knows no such thing, or does not show it to this person. */
const isMissing = (failure: Pick<Failure, 'StatusCode'> | null) => failure?.StatusCode === 404 || failure?.StatusCode === 410;

/**
 * Stands in the place of data that could not be loaded, with a button to try again. Where the server answers that there is no such thing, it says so and
 * leads to the home page instead.
 */
export function FailureNotice({ text, failures, retry, screen }: Props) {
  if (failures.length > 0 && failures.every(isMissing))
    return (
      <div className="notice" role="alert">
        <p>{text}</p>
        <p className="text-caption">{word('missing')}</p>
        <Link className="button look-secondary" to={screen.services.shell.get().app.home}>
          {word('goHome')}
        </Link>
      </div>
    );
  return (
    <div className="notice" role="alert">
      <p>{text}</p>
      {failures.some((failure) => failure?.StatusCode === 0) ? <p className="text-caption">{word('unreachable')}</p> : null}
      <button type="button" className="button look-secondary" onClick={retry}>
        {word('tryAgain')}
      </button>
    </div>
  );
}
