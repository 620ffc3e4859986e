import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { word } from '../../words';

/** A list of values, each with its buttons. */
export function StockArray({ fieldPathId, title, schema, items, canAdd, disabled, readonly, onAddClick }: ArrayFieldTemplateProps) {
  return (
    <fieldset className="stock-object" id={fieldPathId.$id}>
      {title && <legend className="field-label">{title}</legend>}
      {schema.description !== undefined && <p className="field-help">{schema.description}</p>}
      {items}
      {canAdd && (
        <button
          type="button"
          className="field-tool"
          aria-label={title ? word('addTo', { name: title }) : undefined}
          disabled={disabled || readonly}
          onClick={onAddClick}
        >
          {word('add')}
        </button>
      )}
    </fieldset>
  );
}

/** One value of a list. */
export function StockArrayItem({ children, buttonsProps, hasToolbar, index, disabled, readonly }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const isFixed = disabled || readonly;
  const place = index + 1;
  return (
    <div className="stock-item">
      <div className="stock-content">{children}</div>
      {hasToolbar && (
        <div className="stock-tools">
          {(hasMoveUp || hasMoveDown) && (
            <>
              <button
                type="button"
                className="field-tool"
                aria-label={word('moveUpOf', { name: word('entry', { n: place }) })}
                disabled={isFixed || !hasMoveUp}
                onClick={onMoveUpItem}
              >
                {word('moveUp')}
              </button>
              <button
                type="button"
                className="field-tool"
                aria-label={word('moveDownOf', { name: word('entry', { n: place }) })}
                disabled={isFixed || !hasMoveDown}
                onClick={onMoveDownItem}
              >
                {word('moveDown')}
              </button>
            </>
          )}
          {hasRemove && (
            <button
              type="button"
              className="field-tool"
              aria-label={word('removeOf', { name: word('entry', { n: place }) })}
              disabled={isFixed}
              onClick={onRemoveItem}
            >
              {word('remove')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
