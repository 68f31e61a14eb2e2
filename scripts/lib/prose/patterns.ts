import type {Pattern} from 'mdx-docs-checker/prose';

/** Wordings that were found in translated-sounding or empty prose; each expression is global. */
export const patterns: readonly Pattern[] = [
  {find: /\bstands? for\b/giu, instead: '"means", "represents" or "shows"'},
  {find: /\bsomebody\b/giu, instead: '"someone"'},
  // At the start of a clause: "the new one may …" is fine.
  {
    find: /(?<=^|[,;:.] |\b(?:if|when|that|what|where|because) )one (?:can|may|must|sees)\b/giu,
    instead: '"you"',
  },
  {find: /\bwhat is seen\b/giu, instead: '"what you see" or the thing itself'},
  {find: /\bon from\b|\bfrom \d+ on\b/giu, instead: '"… or greater" or "starting with …"'},
  {
    find: /\b(?:frames?|renders?|requests|samples|videos) an? (?:second|minute|hour|day|month|year)\b/giu,
    instead: '"per second", "per month" …',
  },
  {find: /\$[\d,.]+ an? (?:second|minute|hour|month|year)\b/giu, instead: '"per month" …'},
  {
    find: /\bof (?:your|the) (?:user|visitor|customer)\b/giu,
    instead: 'the possessive: "your user’s"',
  },
  {find: /\breports? to have\b/giu, instead: '"reports …ing"'},
  {find: /\bthird part(?:y|ies) words\b|\bwords of third parties\b/giu, instead: '"names"'},
  {find: /\btell apart by\b/giu, instead: '"distinguish by"'},
  {find: /\bas good as it gets\b/giu, instead: 'what is meant'},
  {find: /\bcomes? back as (?:it was|they were|what)\b/giu, instead: '"is restored"'},
  {
    find: /\bways? to go on\b|\bgo on somewhere\b|\bin order to go on\b/giu,
    instead: '"continue", "next steps"',
  },
  {
    find: /\bwithout a ground\b|\b(?:black|dark|light|white|any) ground\b/giu,
    instead: '"background"',
  },
  {find: /\banew\b/giu, instead: '"again", or a verb with "re-": recreate, rewrite'},
  {
    find: /\breplac(?:e|es|ing) [^.,;:()|]{1,60} by (?!default\b)/giu,
    instead: '"replace … with"',
  },
  {find: /\bset-up\b/giu, instead: '"setup" (noun) or "set up" (verb)'},
  {find: /\b(?:by|send a) mail\b|(?<!e)\bmail address\b/giu, instead: '"email"'},
  {find: /\btyping error\b/giu, instead: '"typo"'},
  {find: /\bthe least (?:a|an|the|that) \w+ pays\b/giu, instead: '"minimum"'},
  {
    find: /\b(?:simply|seamless(?:ly)?|effortless(?:ly)?|blazing(?:ly)? fast)\b/giu,
    instead: 'nothing',
  },
];
