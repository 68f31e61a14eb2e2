import type {ReactNode} from 'react';

import {OptionGroups} from './OptionGroups.tsx';
import {optionId, takeClick, type OptionsProps, type Show} from './options.ts';
import {withFavorite, withoutSearch, type StoredSearch} from './storedSearches.ts';
import type {Change, StoredSearchState} from './storedSearches.ts';

type TextName = 'recent' | 'favorite' | 'saveRecent' | 'removeRecent' | 'removeFavorite';

export interface StoredListsLook<Kind extends string> {
  texts: Record<TextName | 'noRecent', string>;
  icons: Record<'save' | 'remove', ReactNode>;
  /** What the link of a stored search shows. */
  showStored: Show<StoredSearch<Kind>>;
}

interface Props<Kind extends string>
  extends OptionsProps<Kind>, StoredListsLook<Kind>, StoredSearchState<Kind> {}

/** Results that were chosen before, in the grid of the empty field. */
export function StoredLists<Kind extends string>(props: Props<Kind>): ReactNode {
  const {active, onActivate, onFollow, classNameOf, texts, icons} = props;
  const {recent, favorite} = props.searches;
  if (recent.length + favorite.length === 0) {
    return <p className={classNameOf('dialog__message')}>{texts.noRecent}</p>;
  }
  const groups = [
    [texts.recent, recent],
    [texts.favorite, favorite],
  ] as const;
  return (
    <OptionGroups {...props} role="rowgroup" groups={groups}>
      {(entry, place, group) => {
        const button = (icon: ReactNode, title: string, how: Change): ReactNode => (
          <span role="gridcell">
            <button
              className={classNameOf('dialog__icon-button')}
              type="button"
              title={title}
              onClick={() => {
                props.change(how, entry);
              }}
            >
              {icon}
            </button>
          </span>
        );
        return (
          <div
            key={entry.id}
            className={classNameOf('row')}
            role="row"
            aria-selected={place === active}
            onPointerMove={() => {
              onActivate(place);
            }}
          >
            <span id={optionId(place)} className={classNameOf('row__cell')} role="gridcell">
              <a
                className={classNameOf('hit')}
                href={entry.url}
                tabIndex={-1}
                onClick={(event) => {
                  onFollow(entry, takeClick(event));
                }}
              >
                {props.showStored(entry)}
              </a>
            </span>
            {group === 0 && button(icons.save, texts.saveRecent, withFavorite)}
            {button(
              icons.remove,
              group === 0 ? texts.removeRecent : texts.removeFavorite,
              withoutSearch,
            )}
          </div>
        );
      }}
    </OptionGroups>
  );
}
