import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';

/** A list of values, each with its buttons. */
export function StockArray({ fieldPathId, title, schema, items, canAdd, disabled, readonly, onAddClick }: ArrayFieldTemplateProps) {
  return (
    <fieldset className="stock-object" id={fieldPathId.$id}>
      {title && <legend className="field-label">{title}</legend>}
      {schema.description !== undefined && <p className="field-help">{schema.description}</p>}
      {items}
      {canAdd && (
        <button type="button" className="field-tool" disabled={disabled || readonly} onClick={onAddClick}>
          Add{title ? ` to ${title}` : ''}
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
              <button type="button" className="field-tool" aria-label={`Move entry ${place} up`} disabled={isFixed || !hasMoveUp} onClick={onMoveUpItem}>
                Up
              </button>
              <button type="button" className="field-tool" aria-label={`Move entry ${place} down`} disabled={isFixed || !hasMoveDown} onClick={onMoveDownItem}>
                Down
              </button>
            </>
          )}
          {hasRemove && (
            <button type="button" className="field-tool" aria-label={`Remove entry ${place}`} disabled={isFixed} onClick={onRemoveItem}>
              Remove
            </button>
          )}
        </div>
      )}
    </div>
  );
}
