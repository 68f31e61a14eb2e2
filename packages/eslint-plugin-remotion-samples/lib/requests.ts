import {enclosingFunction, type FunctionNode, type Parented} from './nodes.ts';

/** Names of parameters that hold a request in common servers. */
export const REQUEST_NAMES = /^_?(?:req|request|ctx|event)$/u;

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
export const isPerRequest = (node: Parented): boolean => {
  for (let owner = enclosingFunction(node); owner; owner = enclosingFunction(owner)) {
    if (paramNames(owner).some((name) => REQUEST_NAMES.test(name))) return true;
  }
  return false;
};
