// Lint rules for what a sample does in a reader's project.
import type {ESLint, Rule, SourceCode} from 'eslint';

type Node = NonNullable<Parameters<SourceCode['getText']>[0]>;
type NodeOf<Type extends Node['type']> = Extract<Node, {type: Type}>;
type CallExpression = NodeOf<'CallExpression'>;
type FunctionNode = NodeOf<
  'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression'
>;
type Identifier = NodeOf<'Identifier'>;
type Property = NodeOf<'Property'>;

type Parented = Node & {readonly parent?: Parented};

/** ESTree's types don't include JSX. */
interface JsxOpening {
  readonly name: {readonly type: string; readonly name?: string};
}

const SOUND_TAGS = ['Audio', 'Html5Audio', 'Video', 'Html5Video', 'OffthreadVideo'];

const enclosingFunction = (node: Parented): FunctionNode | undefined => {
  for (let at = node.parent; at; at = at.parent) {
    if (/^(?:Arrow)?Function/u.test(at.type)) return at as FunctionNode;
  }
  return undefined;
};

/** Audio behind `return null`: playback restarts, or never starts. */
const soundBehindNull: Rule.RuleModule = {
  meta: {
    messages: {
      found:
        'While this returns null, <{{tag}}> is unmounted: there is no sound. Return the tag in both cases.',
    },
  },
  create: (context) => {
    const returns = new Map<FunctionNode, Node>();
    const tags = new Map<FunctionNode, string>();
    return {
      'IfStatement ReturnStatement': (node: Node) => {
        const isNull =
          node.type === 'ReturnStatement' &&
          node.argument?.type === 'Literal' &&
          node.argument.value === null;
        const owner = enclosingFunction(node);
        if (isNull && owner && !returns.has(owner)) returns.set(owner, node);
      },
      JSXOpeningElement: (node: Node & JsxOpening) => {
        const owner = enclosingFunction(node);
        const {name} = node.name;
        if (owner && name !== undefined && SOUND_TAGS.includes(name)) tags.set(owner, name);
      },
      'Program:exit': () => {
        for (const [owner, node] of returns) {
          const tag = tags.get(owner);
          if (tag !== undefined) context.report({node, messageId: 'found', data: {tag}});
        }
      },
    };
  },
};

const REQUEST_NAMES = /^_?(?:req|request|ctx|event)$/u;

const paramNames = (owner: FunctionNode): string[] =>
  owner.params.flatMap((param) => {
    if (param.type === 'Identifier') return [param.name];
    return param.type === 'ObjectPattern'
      ? param.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [property.key.name]
            : [],
        )
      : [];
  });

/** Whether code runs for each request, because its function receives one. */
const isPerRequest = (node: Parented): boolean => {
  for (let owner = enclosingFunction(node); owner; owner = enclosingFunction(owner)) {
    if (paramNames(owner).some((name) => REQUEST_NAMES.test(name))) return true;
  }
  return false;
};

/** Bundling for each request: it takes seconds, and the result is always the same. */
const bundlePerRequest: Rule.RuleModule = {
  meta: {
    messages: {
      found:
        'bundle() runs for each request here: call it once, when the server starts or is built.',
    },
  },
  create: (context) => ({
    "CallExpression[callee.name='bundle']": (node: CallExpression) => {
      if (isPerRequest(node)) context.report({node, messageId: 'found'});
    },
  }),
};

const rootOf = (node: Node): Identifier | undefined => {
  if (node.type === 'Identifier') return node;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'AwaitExpression') return rootOf(node.argument);
  return node.type === 'CallExpression' && node.callee.type === 'MemberExpression'
    ? rootOf(node.callee)
    : undefined;
};

const VISITOR_PARTS = /^(?:body|query|params|searchParams|formData|json|text)$/u;

const isVisitorMember = (node: Node): boolean =>
  node.type === 'MemberExpression' &&
  ((node.property.type === 'Identifier' && VISITOR_PARTS.test(node.property.name)) ||
    isVisitorMember(node.object));

/** Options and functions whose value is a path on the server. */
const PATH_OPTIONS = /^(?:outputLocation|output|outDir|outputDir|frameOutput|fileName|filename)$/u;
const PATH_CALLS =
  /^(?:join|resolve|readFile|readFileSync|writeFile|writeFileSync|createReadStream|createWriteStream|sendFile|download|unlink|rm|rmSync)$/u;

const calleeName = ({callee}: CallExpression): string =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      ? callee.property.name
      : '';

/** User input in a path, which can contain `../`. */
const visitorPath: Rule.RuleModule = {
  meta: {
    messages: {
      found:
        '{{text}} is visitor input, and becomes a path here: look it up in a list, or generate an id.',
    },
  },
  create: (context) => {
    /** The user input in an expression. What another function returns counts as validated. */
    const visitorText = (node: Node, depth = 0): string | undefined => {
      if (depth > 5) return undefined;
      if (node.type === 'TemplateLiteral') {
        return node.expressions.map((inner) => visitorText(inner, depth + 1)).find(Boolean);
      }
      if (node.type === 'BinaryExpression' && node.operator === '+') {
        return visitorText(node.left, depth + 1) ?? visitorText(node.right, depth + 1);
      }
      const root = rootOf(node);
      const isRequest = root && REQUEST_NAMES.test(root.name);
      if (
        isRequest &&
        (isVisitorMember(node) || /searchParams/u.test(context.sourceCode.getText(node)))
      ) {
        return context.sourceCode.getText(node);
      }
      if (node.type !== 'Identifier') return undefined;
      const scope = context.sourceCode.getScope(node);
      const found = scope.references.find(({identifier}) => identifier === node)?.resolved;
      const definition = found?.defs[0]?.node as Node | undefined;
      if (definition?.type !== 'VariableDeclarator' || !definition.init) return undefined;
      const source = visitorText(definition.init, depth + 1);
      return source === undefined && isRequestBody(definition.init)
        ? node.name
        : source && node.name;
    };
    const isRequestBody = (node: Node): boolean => {
      const root = rootOf(node);
      return root !== undefined && REQUEST_NAMES.test(root.name) && isVisitorMember(node);
    };
    const check = (node: Node): void => {
      const text = visitorText(node);
      if (text !== undefined) context.report({node, messageId: 'found', data: {text}});
    };
    return {
      CallExpression: (node: CallExpression) => {
        if (!PATH_CALLS.test(calleeName(node))) return;
        for (const argument of node.arguments) {
          if (argument.type !== 'SpreadElement') check(argument);
        }
      },
      Property: (node: Property) => {
        if (node.key.type === 'Identifier' && PATH_OPTIONS.test(node.key.name)) check(node.value);
      },
    };
  },
};

const LOOSE_OPTIONS: Readonly<Record<string, (value: unknown) => boolean>> = {
  disableWebSecurity: (value) => value === true,
  ignoreCertificateErrors: (value) => value === true,
  rejectUnauthorized: (value) => value === false,
  ACL: (value) => typeof value === 'string' && value.startsWith('public'),
};

const LOOSE_SETTERS = /^setChromium(?:DisableWebSecurity|IgnoreCertificateErrors)$/u;

/** Options that loosen security, which readers would paste without noticing. */
const loosenedSecurity: Rule.RuleModule = {
  meta: {
    messages: {
      found:
        '{{name}} loosens security: say so next to the sample, and mark it with allow="loosened-security: where it is said".',
    },
  },
  create: (context) => ({
    Property: (node: Property) => {
      const name = node.key.type === 'Identifier' ? node.key.name : '';
      const value = node.value.type === 'Literal' ? node.value.value : undefined;
      if (LOOSE_OPTIONS[name]?.(value)) context.report({node, messageId: 'found', data: {name}});
    },
    CallExpression: (node: CallExpression) => {
      const name = calleeName(node);
      const [argument] = node.arguments;
      const isOn = argument?.type === 'Literal' && argument.value === true;
      if (LOOSE_SETTERS.test(name) && isOn) {
        context.report({node, messageId: 'found', data: {name}});
      }
    },
  }),
};

/** A fixed `framesPerLambda`, with which long videos need more functions than allowed. */
const fixedFramesPerLambda: Rule.RuleModule = {
  meta: {
    messages: {
      found:
        'A fixed framesPerLambda fails for long videos, which need more than 200 functions: leave it out, or compute it.',
    },
  },
  create: (context) => ({
    "Property[key.name='framesPerLambda'][value.type='Literal']": (node: Node) => {
      context.report({node, messageId: 'found'});
    },
  }),
};

/** The rules, by the names that a fence's `allow=` uses. */
export const BEHAVIOR_RULES = {
  'sound-behind-null': soundBehindNull,
  'bundle-per-request': bundlePerRequest,
  'visitor-path': visitorPath,
  'loosened-security': loosenedSecurity,
  'fixed-frames-per-lambda': fixedFramesPerLambda,
} satisfies Record<string, Rule.RuleModule>;

/** The rules as a plugin named `behavior`. */
export const behaviorPlugin: ESLint.Plugin = {rules: BEHAVIOR_RULES};
