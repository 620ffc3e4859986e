import { useFormContext } from '../form-context';
import { useCount } from './use-count';
import { useSettledForm } from './use-settled-form';
import { word } from '../../words';

/** What all of a form says in one sentence, and how many there are of it. Both are read out once the form rests. */
export function Summary() {
  const { store } = useFormContext();
  const settled = useSettledForm(store);
  const counted = useCount(settled);
  return (
    <div className="added-summary" role="status" aria-busy={counted.isAsking || undefined}>
      <p className="added-sentence">{settled.sentence}</p>
      {counted.failure === undefined ? (
        <p className="added-count">{counted.text === '' && counted.isAsking ? 'Counting …' : counted.text}</p>
      ) : (
        <p className="added-count field-fault">
          <span>
            {counted.failure}{' '}
            <button type="button" className="link-button" onClick={counted.again}>
              {word('tryAgain')}
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
