import { postAccommodation, postAd, postService } from '../ads.ts';
import { contactForm, writeTo } from '../contact-steps.ts';
import { mailSaying } from '../mailbox.ts';
import { signedIn, stranger } from '../people.ts';
import { expect, test, watch } from '../visitor.ts';
import { freshWord } from '../words.ts';

const kinds = [
  ['an owner', 'ingatlan_tulajdonos', postAd, 'ingatlan'],
  ['a host', 'szallasado', postAccommodation, 'szallas'],
  ['a professional', 'szakember', postService, 'szolgaltatas'],
] as const;

for (const [who, role, post, segment] of kinds) {
  test(`a visitor writes to ${who}, the mail arrives, and no address is shown`, { tag: '@phone' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email, token } = await signedIn(page, role);
    const path = `/${segment}/${await post(page.request, token)}`;
    // One that is similar.
    await post(page.request, token);

    await test.step('the advertiser has no contact form for themselves', async () => {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Szerkesztés' })).toBeVisible();
      await expect(contactForm(page)).toBeHidden();
    });

    const visitor = await stranger(browser, page, baseURL);
    const faults = watch(visitor);
    const seen: string[] = [];
    visitor.on('response', (response) => {
      if (/\/api\/|\/(ingatlan|szallas|szolgaltatas)\//.test(response.url())) seen.push(response.url());
    });
    const message = `Szabad még? ${freshWord('Kérdés')}`;

    await test.step('the visitor fills in the form, which solves the captcha automatically', async () => {
      await visitor.goto(path);
      const form = contactForm(visitor);
      await visitor.getByRole('complementary', { name: 'Kapcsolat' }).scrollIntoViewIfNeeded();
      await expect(visitor.getByText(/hasonló/i)).toHaveCount(0);
      await form.getByRole('button', { name: 'Üzenet küldése' }).click();
      await expect(form.getByRole('textbox', { name: 'Név' })).toHaveAttribute('aria-invalid', 'true');
      await writeTo(visitor, message);
    });

    await test.step('similar listings are offered then, and not before', async () => {
      await visitor.getByRole('link', { name: 'Nézd meg a hasonló hirdetéseket is' }).click();
      const similar = visitor.getByRole('region', { name: 'Hasonló hirdetések' });
      await expect(similar.getByRole('link').first()).toBeInViewport();
    });

    await test.step('the mail contains everything that the visitor wrote', async () => {
      const mail = await mailSaying(email, message);
      expect(mail.text).toContain('Érdeklődő Edit');
      expect(mail.text).toContain('+36 20 111 2233');
      expect(mail.text).toMatch(/A hirdetésed, amelyről ír:\n.+\nhttp/);
      expect(mail.replyTo).toBe('edit@pelda.test');
    });

    await test.step("the advertiser's address is neither on the page nor in any of its replies", async () => {
      const sent = [
        await visitor.content(),
        ...(await Promise.all(seen.map(async (url) => (await visitor.request.get(url)).text()))),
      ];
      for (const text of sent) expect(text).not.toContain(email);
      expect(faults).toEqual([]);
      await visitor.context().close();
    });
  });
}
