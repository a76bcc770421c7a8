import { RuleTester } from 'oxlint/plugins-dev';
import plugin from './braced-callbacks.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const errors = [{ messageId: 'braces' }];
new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run('braced-callbacks', plugin.rules['braced-callbacks'], {
  valid: [
    'useEffect(() => { window.scrollTo({ top: 0 }); }, []);',
    'useEffect(() => { return () => clearTimeout(timer); }, []);',
    'useMemo(() => sum(rows), [rows]);',
    'const field = <input ref={(element) => { element?.focus(); }} />;',
    'const field = <input ref={register} onFocus={(event) => event.target.select()} />;',
  ],
  invalid: [
    'useEffect(() => window.scrollTo({ top: 0 }), []);',
    'React.useEffect(() => window.scrollTo({ top: 0 }), []);',
    'useLayoutEffect(() => heading.current?.focus());',
    'useInsertionEffect(() => insert(rule), [rule]);',
    'useEffect(\n  () => () => clearTimeout(timer),\n  [],\n);',
    'useEffect(async () => load(), []);',
    'const field = <input ref={(element) => element?.focus()} />;',
    'const field = <TextField inputRef={(element) => element?.focus()} />;',
  ].map((code) => ({ code, errors })),
});
