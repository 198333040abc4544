// The browser's half of the payment emulator. It offers what a page uses of the provider's own script: a namespace
// on the window with Buttons(…), and a window of its own in which the buyer says yes or no.
(() => {
  const script = document.currentScript;
  const namespace = script?.dataset.namespace ?? 'paypal';
  const base = new URL('.', new URL(script?.src ?? '/dev/paypal/sdk/js', location.href)).pathname.replace(
    /sdk\/$/,
    '',
  );

  const outcomes = [
    ['', 'Sikeres fizetés'],
    ['declined', 'Elutasított kártya'],
    ['pending', 'Függőben maradó fizetés'],
    ['slow', 'Lassú szolgáltató'],
    ['underpaid', 'Kisebb összeg'],
    ['overpaid', 'Nagyobb összeg'],
    ['wrong_currency', 'Más pénznem'],
    ['foreign_order', 'Más rendelés fizetése'],
    ['two_units', 'Két tétel'],
    ['other_payee', 'Más kedvezményezett'],
    ['lost_connection', 'Levonás után megszakadó kapcsolat'],
    ['unreachable', 'Nem elérhető szolgáltató'],
    ['duplicate_events', 'Ismétlődő értesítések'],
    ['events_out_of_order', 'Felcserélt értesítések'],
  ];

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  async function post(path, body) {
    const reply = await fetch(base + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`The payment emulator answered ${reply.status}`);
  }

  /** The buyer's window; resolves with the chosen outcome, or with null when the buyer turns back. */
  function askBuyer(orderID) {
    return new Promise((resolve) => {
      const choice = element(
        'select',
        { id: 'paypal-emulator-outcome' },
        ...outcomes.map(([value, label]) => element('option', { value, textContent: label })),
      );
      choice.style.cssText = 'display:block;width:100%;margin:.35rem 0 1rem;padding:.55rem;font:inherit';
      const yes = element('button', { type: 'button', textContent: 'Fizetek' });
      const no = element('button', { type: 'button', textContent: 'Mégsem' });
      for (const button of [yes, no])
        button.style.cssText =
          'min-height:2.75rem;padding:0 1.25rem;border:1px solid #0b3a75;border-radius:.4rem;font:inherit;font-weight:600;cursor:pointer';
      yes.style.cssText += ';background:#0b3a75;color:#fff;margin-right:.75rem';
      no.style.cssText += ';background:#fff;color:#0b3a75';
      const title = element('h2', { id: 'paypal-emulator-title', textContent: 'Próbafizetés' });
      title.style.cssText = 'margin:0 0 .5rem;font-size:1.25rem';
      const dialog = element(
        'dialog',
        {},
        title,
        element('p', { textContent: `Ez nem valódi fizetés, pénz nem mozog. Azonosító: ${orderID}` }),
        element('label', { htmlFor: choice.id, textContent: 'Mi történjen?' }),
        choice,
        yes,
        no,
      );
      dialog.setAttribute('aria-labelledby', title.id);
      dialog.style.cssText =
        'max-width:min(26rem,calc(100% - 2rem));margin:auto;padding:1.5rem;border:0;border-radius:.6rem;background:#fff;color:#1b2430;color-scheme:light';
      let answer = null;
      yes.addEventListener('click', () => {
        answer = choice.value;
        dialog.close();
      });
      no.addEventListener('click', () => dialog.close());
      dialog.addEventListener('close', () => {
        dialog.remove();
        resolve(answer);
      });
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  async function buy(options, clicked) {
    if (!(await clicked())) return;
    let orderID;
    try {
      orderID = await options.createOrder({ paymentSource: 'paypal' }, {});
      const outcome = await askBuyer(orderID);
      if (outcome === null) return options.onCancel?.({ orderID }, {});
      await post(`approve/${encodeURIComponent(orderID)}`, { fault: outcome === '' ? null : outcome });
      const restart = () => buy(options, () => true);
      await options.onApprove?.(
        { orderID, payerID: 'PIACTERBUYER', paymentSource: 'paypal', facilitatorAccessToken: '' },
        { restart },
      );
    } catch (error) {
      if (!options.onError) throw error;
      options.onError(error);
    }
  }

  function Buttons(options = {}) {
    let root;
    const button = element('button', { type: 'button', textContent: 'Fizetés PayPallal (próba)' });
    button.dataset.fundingSource = 'paypal';
    button.style.cssText =
      'width:100%;min-height:3rem;border:0;border-radius:.4rem;background:#ffc439;color:#111820;font:inherit;font-weight:700;cursor:pointer';

    /** A page may hold a click back with onClick's reject. */
    const clicked = async () => {
      let isHeldBack = false;
      const actions = {
        resolve: async () => undefined,
        reject: async () => {
          isHeldBack = true;
        },
      };
      const answer = await options.onClick?.({ fundingSource: 'paypal' }, actions);
      return answer !== false && !isHeldBack;
    };
    button.addEventListener('click', async () => {
      button.disabled = true;
      await buy(options, clicked).finally(() => {
        button.disabled = false;
      });
    });

    return {
      isEligible: () => true,
      async render(container) {
        root = typeof container === 'string' ? document.querySelector(container) : container;
        if (!root) throw new Error('There is no such element to draw the button in');
        root.append(button);
        const set = (isDisabled) => async () => {
          button.disabled = isDisabled;
        };
        options.onInit?.({ correlationID: 'emulator' }, { enable: set(false), disable: set(true) });
      },
      async close() {
        button.remove();
        options.onDestroy?.();
      },
      updateProps: async (changes) => void Object.assign(options, changes),
    };
  }

  window[namespace] = { version: '5.0.0', FUNDING: { PAYPAL: 'paypal' }, Buttons };
})();
