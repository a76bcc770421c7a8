import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

declare const plugin: { rules: { 'braced-callbacks': Rule } };
export default plugin;
