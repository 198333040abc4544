import { runInNewContext } from 'node:vm';
import { type Event, type HTMLElement, Window } from 'happy-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

let root: HTMLElement;
const answer = vi.fn();
const press = (selector: string) => {
  const element = root.querySelector(selector);
  if (element && 'click' in element) element.click();
};
const start = () => {
  root.setAttribute('data-started', '');
  return new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  answer.mockClear();
  const { document, MutationObserver } = new Window();
  root = document.createElement('div');
  root.id = 'root';
  root.innerHTML =
    '<button type="button">Térkép</button><button type="button">Lista</button><input type="checkbox">';
  document.body.append(root);
  const [, repeater = ''] = deferScripts('<body></body>').match(/<script>([\s\S]*?)<\/script>/) ?? [];
  runInNewContext(repeater, { document, MutationObserver });
  // As React does: by a listener of the root, which is there before the page has started.
  const listen = ({ target }: Event) => {
    if (target && 'textContent' in target) answer(target.textContent);
  };
  root.addEventListener('click', listen, true);
});

it('answers the last of several presses, once, after the start', async () => {
  press('button + button');
  press('button');
  press('button');
  expect(answer).not.toHaveBeenCalled();
  expect(root.querySelector('button')?.getAttribute('aria-disabled')).toBe('true');
  await start();
  expect(answer.mock.calls).toEqual([['Térkép']]);
  expect(root.querySelector('[aria-disabled]')).toBeNull();
  press('button + button');
  expect(answer).toHaveBeenLastCalledWith('Lista');
});

it('remembers a press although a box is ticked after it', async () => {
  press('button');
  press('input');
  await start();
  expect(answer).toHaveBeenLastCalledWith('Térkép');
});
