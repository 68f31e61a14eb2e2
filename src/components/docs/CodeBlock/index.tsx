import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import {useOnDemand} from '@site/src/client/useOnDemand';
import {isPlainClick} from '@site/src/components/navigation/isPlainClick';
import type {PictureData} from '@site/src/content/pictures';

import {EDITOR_FAILURE, type LoadPageEditor} from '../pageEditor';
import type {LastPointer, SampleTypesProps} from '../SampleTypes';
import {useOverflow} from '../useOverflow';
import styles from './styles.module.css';
import {useValues} from './useValues';

interface BlockProps {
  /** Highlighted code, made by src/markdown/codeHtml.ts in the build. */
  html: string;
  language: string;
  title?: string;
  lineNumbers?: boolean;
  /** The signature of an export, inserted from the types. */
  signature?: boolean;
  /** Names of the toolkit in the code, as src/content/sampleNames.ts writes them. */
  names?: string;
}

type Props = BlockProps & {
  /** Loads what opens in place of the code; without it, there is no button. */
  loadEditor?: LoadPageEditor;
  /** The still that the code renders: `PictureData` of src/content/pictures.ts, as JSON. */
  picture?: string;
  /** What opens the code in the editor: `SampleEdit` of src/playground/project, as JSON. */
  edit?: string;
  /** What was proven of the code, as `proofMark` of src/content/proofs.ts writes it. */
  proof?: string;
};

const languages: Record<string, string> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  typescript: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  bash: 'Terminal',
  sh: 'Terminal',
  json: 'JSON',
  text: 'Text',
};

const terminals = new Set(['bash', 'sh', 'shell']);

/** The code without lines that are marked as removed. */
const copyableText = (code: HTMLElement): string => {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const removed of copy.querySelectorAll('.removed')) removed.remove();
  return copy.textContent.trimEnd();
};

type CopyState = 'idle' | 'copied' | 'failed';

const copyLabels: Record<CopyState, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Press Ctrl+C',
};

function CopyButton({code}: {code: RefObject<HTMLElement | null>}): ReactNode {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timeout = setTimeout(() => {
      setState('idle');
    }, 2000);
    return () => {
      clearTimeout(timeout);
    };
  }, [state]);
  const copy = async (): Promise<void> => {
    if (!code.current) return;
    try {
      await navigator.clipboard.writeText(copyableText(code.current));
      setState('copied');
    } catch {
      // Copying isn't allowed (insecure page, denied permission): select the code, so that a key press copies it.
      getSelection()?.selectAllChildren(code.current);
      setState('failed');
    }
  };
  return (
    <button
      type="button"
      className={clsx(styles.button, styles[state])}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copyLabels[state]}</span>
      <span className="visually-hidden"> code</span>
    </button>
  );
}

/** The still that the code renders. */
function SamplePicture({picture}: {picture: string}): ReactNode {
  const {src, alt, width, height} = JSON.parse(picture) as PictureData;
  return (
    <img
      className={styles.picture}
      src={useBaseUrl(src)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}

const proofWords: Record<string, string> = {c: 'compiled', r: 'run', d: 'rendered'};

/** Turns `cd4.0.319` into “Compiled and rendered with 4.0.319”. */
function Proof({proof}: {proof: string}): ReactNode {
  const letters = /^[a-z]+/u.exec(proof)?.[0] ?? '';
  const words = Array.from(letters, (letter) => proofWords[letter]).join(', ');
  const sentence = words
    .replace(/, (\w+)$/u, ' and $1')
    .replace(/^./u, (first) => first.toUpperCase());
  return (
    <p className={styles.proof}>
      {sentence} with {proof.slice(letters.length).replaceAll('+', ' and ')}
    </p>
  );
}

interface Types {
  cards: ReactNode;
  /** For the block's element. */
  listeners: {
    onFocus: (event: FocusEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * Shows types on hover. They load when the reader points at the code, focuses the block, or taps a name. Links in
 * code are plain HTML, so clicks are passed to the router here; the first tap on one shows its type instead.
 */
const useTypes = (code: RefObject<HTMLElement | null>, names: string | undefined): Types => {
  const [Cards, setCards] = useState<ComponentType<SampleTypesProps>>();
  const history = useHistory();
  const pointer = useRef<LastPointer>({x: -1, y: -1});
  const load = (): void => {
    if (names === undefined || Cards) return;
    import('../SampleTypes').then(
      ({SampleTypes}) => {
        setCards(() => SampleTypes);
      },
      // Offline, the code has no types.
      () => undefined,
    );
  };
  const note = ({clientX, clientY}: MouseEvent): void => {
    pointer.current.x = clientX;
    pointer.current.y = clientY;
    load();
  };
  return {
    cards: Cards && names !== undefined && (
      <Cards code={code} names={names} pointer={pointer.current} />
    ),
    listeners: {
      onFocus: ({target}) => {
        if (target.matches(':focus-visible')) load();
      },
      onPointerMove: (event) => {
        if (event.pointerType === 'mouse') note(event);
      },
      onClick: (event) => {
        const {target} = event;
        if (!(target instanceof Element) || !code.current?.contains(target)) return;
        const isTap = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
        if (isTap) note(event);
        const link = target.closest('a');
        if (!link || !isPlainClick(event)) return;
        event.preventDefault();
        if (isTap && link !== pointer.current.tapped) pointer.current.tapped = link;
        else history.push(link.getAttribute('href') ?? '');
      },
    },
  };
};

type EditableProps = BlockProps & {
  /** Opens the code in the editor. Without it, there is no button. */
  onEdit?: (code: string) => void;
  editButton: RefObject<HTMLButtonElement | null>;
};

function Block({
  html,
  language,
  title,
  lineNumbers,
  signature,
  names,
  onEdit,
  editButton,
}: EditableProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const [wrapped, setWrapped] = useState(false);
  const [expanded, setExpanded] = useState(false);
  const {isWide, isTall} = useOverflow(pre);
  const {cards, listeners} = useTypes(code, names);
  const values = useValues(code, styles.button ?? '');
  const captionId = useId();
  const isTerminal = terminals.has(language);
  const name = languages[language] ?? language;
  return (
    <figure
      className={clsx(
        'code',
        styles.block,
        isTerminal && styles.terminal,
        signature && styles.signature,
        wrapped && styles.wrapped,
        lineNumbers && styles.numbered,
        isTall && styles.tall,
        expanded && styles.expanded,
      )}
      data-expanded={expanded || undefined}
      {...listeners}
    >
      <figcaption
        id={captionId}
        className={title ? styles.caption : clsx(styles.untitled, 'visually-hidden')}
      >
        {title ?? (signature ? 'Signature' : name)}
      </figcaption>
      <div className={styles.actions}>
        {(isWide || wrapped) && (
          <button
            type="button"
            className={styles.button}
            aria-pressed={wrapped}
            onClick={() => {
              setWrapped(!wrapped);
            }}
          >
            Wrap<span className="visually-hidden"> long lines</span>
          </button>
        )}
        {onEdit && (
          <button
            ref={editButton}
            type="button"
            className={styles.button}
            onClick={() => {
              if (code.current) onEdit(copyableText(code.current));
            }}
          >
            Edit<span className="visually-hidden"> code</span>
          </button>
        )}
        {values}
        <CopyButton code={code} />
      </div>
      <pre
        ref={pre}
        className={styles.pre}
        {...((isWide || isTall) && {tabIndex: 0, role: 'group', 'aria-labelledby': captionId})}
      >
        <code ref={code} data-language={language} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      {cards}
      {(isTall || expanded) && (
        <button
          type="button"
          className={styles.expand}
          aria-expanded={expanded}
          onClick={() => {
            setExpanded(!expanded);
          }}
        >
          {expanded ? 'Show less' : 'Show all'}
          <span className="visually-hidden"> of the code</span>
        </button>
      )}
    </figure>
  );
}

/**
 * A block of code, highlighted during the build. Buttons copy it, wrap long lines, and expand it where the page
 * limits its height (`--code-max`). Code that runs on its own can be edited next to a player.
 */
export function CodeBlock({loadEditor, picture, edit, proof, ...block}: Props): ReactNode {
  const [edited, setEdited] = useState<string>();
  const {loaded: editor, hasFailed, load} = useOnDemand(loadEditor);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasClosed = useRef(false);
  useEffect(() => {
    if (hasClosed.current) editButton.current?.focus();
    hasClosed.current = false;
  }, [edited]);
  if (edit !== undefined && edited !== undefined && editor) {
    return (
      <editor.default
        subject={{kind: 'sample', code: edited, edit}}
        onClose={() => {
          hasClosed.current = true;
          setEdited(undefined);
        }}
      />
    );
  }
  const open = (code: string): void => {
    setEdited(code);
    load();
  };
  return (
    <>
      <Block
        {...block}
        onEdit={edit === undefined || !loadEditor ? undefined : open}
        editButton={editButton}
      />
      {hasFailed && <p role="alert">{EDITOR_FAILURE}</p>}
      {picture !== undefined && <SamplePicture picture={picture} />}
      {proof !== undefined && <Proof proof={proof} />}
    </>
  );
}
