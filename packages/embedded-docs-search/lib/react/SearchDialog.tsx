import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';

import {groupItems} from '../groups.ts';
import type {SearchHit} from '../index.ts';
import type {Failed, SearchSource} from './followSearch.ts';
import {optionId, type OptionsProps, type Show} from './options.ts';
import {ResultGroups} from './ResultGroups.tsx';
import {StoredLists, type StoredListsLook} from './StoredLists.tsx';
import {storedSearch, useStoredSearches, withRecent, type IsKind} from './storedSearches.ts';
import type {StoredSearch} from './storedSearches.ts';
import {useAnswers, type Answer} from './useAnswers.ts';

export interface SearchDialogProps<Kind extends string = string>
  extends StoredListsLook<Kind>, Pick<OptionsProps<Kind>, 'classNameOf'> {
  /** The element, for the code that opens it. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** The same object for each render. */
  source: SearchSource<Kind>;
  hitsPerGroup: number;
  /** Number of hits that are rendered first. */
  hitsInView: number;
  isKind: IsKind<Kind>;
  initialQuery: string;
  /** Longest query, in characters. */
  maxLength: number;
  texts: StoredListsLook<Kind>['texts'] &
    Record<'label' | 'placeholder' | 'clear' | 'cancel', string>;
  /** Hits that are listed before those for the query; the same array until they change. */
  firstHits: readonly SearchHit<Kind>[];
  /** Whether `firstHits` are known. Until then, Enter waits. */
  isReady: boolean;
  /** Called with each query, with the event if it was typed. */
  onQuery?: (query: string, event?: Event) => void;
  /** @param ask searches for another text than the pasted one */
  onPaste?: (event: ClipboardEvent, ask: (query: string) => void) => void;
  /** Opens a result in place; the same function for each render. */
  onOpen: (url: string) => void;
  onClose: () => void;
  /** What a result shows; the same function for each render. */
  children: Show<SearchHit<Kind>>;
  showFailure: (failed: Failed, retry: () => void) => ReactNode;
  /**
   * What precedes the results, or says that there are none.
   *
   * @param ask searches for another query
   */
  showAnswer: (answer: Answer<Kind>, ask: (query: string) => void) => ReactNode;
  /**
   * What follows the list, such as a status that screen readers announce.
   *
   * @param answer undefined without a query, or before its results
   */
  showFoot: Show<Answer<Kind> | undefined>;
}

const groupOf = ({group}: SearchHit): string => group;

/**
 * A combobox with a list of results or, without a query, of stored ones. The arrow keys go around
 * the list; the other keys are the field's.
 */
export function SearchDialog<Kind extends string>(props: SearchDialogProps<Kind>): ReactNode {
  const {initialQuery, texts, classNameOf, onOpen, firstHits, isReady, hitsPerGroup} = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(initialQuery === '');
  const [isStart, setStart] = useState(initialQuery.trim() === '');
  const [active, setActive] = useState(0);
  const isPointing = useRef(false);
  const answers = useAnswers(props.source, initialQuery, isPointing);
  const {answer, failed, query} = answers;
  const {searches, change} = useStoredSearches(props.isKind);
  // The query for which Enter was pressed before its results arrived.
  const enteredQuery = useRef<string>(undefined);
  const type = (next: string, event?: Event): void => {
    isPointing.current = false;
    enteredQuery.current = undefined;
    props.onQuery?.(next, event);
    answers.search(next);
    // React may render once more even if the new state is the same:
    // https://react.dev/reference/react/useState#setstate-caveats
    if (active !== 0) setActive(0);
    if (isEmpty !== (next === '')) setEmpty(next === '');
    if (isStart !== (next.trim() === '')) setStart(next.trim() === '');
  };
  const ask = (next: string): void => {
    if (field.current) field.current.value = next;
    type(next);
    field.current?.focus();
  };
  const onActivate = useCallback((place: number) => {
    isPointing.current = true;
    setActive(place);
  }, []);
  const onFollow = useCallback(
    (entry: StoredSearch<Kind>, isInPlace: boolean) => {
      change(withRecent, entry);
      if (isInPlace) onOpen(entry.url);
    },
    [change, onOpen],
  );

  const groups = useMemo(
    () => [...groupItems([...firstHits, ...(answer?.hits ?? [])], groupOf, hitsPerGroup)],
    [firstHits, answer, hitsPerGroup],
  );
  const options = isStart
    ? [...searches.recent, ...searches.favorite]
    : groups.flatMap(([, hits]) => hits.map(storedSearch));
  const activeOption = options[active];
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isStart && !(isReady && answer?.query === query.current)) {
      enteredQuery.current = query.current;
    } else if (activeOption) {
      onFollow(activeOption, true);
    }
  };
  useEffect(() => {
    const first = groups[0]?.[1][0];
    if (isReady && answer && answer.query === enteredQuery.current && first)
      onFollow(storedSearch(first), true);
  }, [answer, groups, isReady, onFollow]);

  const move = (event: KeyboardEvent): void => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step === undefined || options.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = (active + step + options.length) % options.length;
    onActivate(next);
    document.getElementById(optionId(next))?.scrollIntoView({block: 'nearest'});
  };

  const popup = isStart ? 'grid' : 'listbox';
  const shared = {...props, id, active, onActivate, onFollow};
  const stalled = answers.isStalled ? ` ${classNameOf('dialog--stalled')}` : '';
  return (
    <dialog ref={props.dialog} className={classNameOf('dialog') + stalled} aria-label={texts.label}>
      <form className={classNameOf('dialog__bar')} onSubmit={submit}>
        <span className={classNameOf('dialog__sign')} aria-hidden="true" />
        <input
          ref={field}
          className={classNameOf('dialog__input')}
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-haspopup={popup}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={activeOption ? optionId(active) : undefined}
          placeholder={texts.placeholder}
          maxLength={props.maxLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          defaultValue={initialQuery}
          onChange={({target, nativeEvent}) => {
            type(target.value, nativeEvent);
          }}
          onPaste={(event) => {
            props.onPaste?.(event, ask);
          }}
          onKeyDown={move}
        />
        {!isEmpty && (
          <button
            className={classNameOf('dialog__icon-button')}
            type="button"
            title={texts.clear}
            onClick={() => {
              ask('');
            }}
          >
            {props.icons.remove}
          </button>
        )}
        <button className={classNameOf('dialog__cancel')} type="button" onClick={props.onClose}>
          {texts.cancel}
        </button>
      </form>
      <div
        className={classNameOf('dialog__list')}
        // The popup itself scrolls, because its options can't be focused.
        {...(options.length > 0 ? {id, role: popup, 'aria-label': texts.label} : {})}
      >
        {isStart && <StoredLists {...shared} searches={searches} change={change} />}
        {failed && props.showFailure(failed, answers.retry)}
        {answer && (
          <>
            {props.showAnswer(answer, ask)}
            <ResultGroups {...shared} query={answer.query} groups={groups} />
          </>
        )}
      </div>
      {props.showFoot(answer)}
    </dialog>
  );
}
