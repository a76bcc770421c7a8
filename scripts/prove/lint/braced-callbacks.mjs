// An oxlint plugin (.oxlintrc.json): effects and ref callbacks need a body in braces.

/** useEffect, useLayoutEffect, useInsertionEffect and similarly named hooks. */
const EFFECT = /^use\w*Effect$/;
/** `ref`, and component props for an inner ref: `inputRef`. */
const REF = /^ref$|Ref$/;

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** React treats the return value as a clean-up function, and what a DOM call returns varies by browser. */
const bracedCallbacks = {
  meta: {
    type: 'problem',
    messages: {
      braces: 'Give it a body in braces: React calls whatever this answers as the clean-up, and `scrollTo` answers a promise by now.',
    },
  },
  create(context) {
    const judge = (callback) => {
      if (callback?.type === 'ArrowFunctionExpression' && callback.body.type !== 'BlockStatement')
        context.report({ node: callback.body, messageId: 'braces' });
    };
    return {
      CallExpression({ callee, arguments: [callback] }) {
        if (EFFECT.test(nameOf(callee) ?? '')) judge(callback);
      },
      JSXAttribute({ name, value }) {
        if (REF.test(name.name) && value?.type === 'JSXExpressionContainer') judge(value.expression);
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { 'braced-callbacks': bracedCallbacks } };
