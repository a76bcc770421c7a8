// A plugin of oxlint (.oxlintrc.json): effects and ref callbacks have a body in braces.

/** useEffect, useLayoutEffect, useInsertionEffect and whatever else is named like them. */
const EFFECT = /^use\w*Effect$/;
/** `ref`, and what components call the ref of a part of theirs: `inputRef`. */
const REF = /^ref$|Ref$/;

const nameOf = (callee) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** React takes what the function answers for its clean-up, and what a call of the DOM answers changes with the browser. */
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
