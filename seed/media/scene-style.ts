/**
 * The style of the drawn scenes: the site's tokens on the dark background of its energy covers. Movement is CSS, so
 * that a frame can be rendered by its time.
 */
export const sceneStyle = `
@keyframes rise { from { opacity: 0; transform: translateY(18px) } }
@keyframes grow { from { width: 0 } }
@keyframes drift { from { transform: scale(1) } to { transform: scale(1.12) } }
@keyframes mark { to { opacity: 0.28 } }
* { box-sizing: border-box; margin: 0 }
body { width: 960px; height: 540px; overflow: hidden; background: #12382b; color: #f3f1e7; font: 30px/1.35 'Hanken Grotesk' }
h1, h2, .sum p, .step span { font-family: Besley; font-weight: 560; line-height: 1.1 }
small { color: #b9cbbf; font: 26px 'Hanken Grotesk' }
.mark { position: absolute; right: 36px; bottom: 28px; width: 44px }
.cover { position: absolute; inset: 0; animation: drift 14s linear both }
.cover svg { width: 100%; height: 100% }
.title { position: absolute; left: 0; right: 0; bottom: 0; padding: 40px 120px 36px 48px; background: #12382b; animation: rise 0.6s 0.2s both }
.title h1 { font-size: 56px }
.stage { display: grid; height: 100%; padding: 48px 72px; place-content: center; justify-content: stretch }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 48px }
.pair div { padding: 40px 32px; border-radius: 10px; background: #1f5a45; text-align: center; animation: rise 0.6s var(--after) both }
.pair h2 { color: #f0b740; font-size: 108px }
.sum { display: grid; gap: 22px; justify-items: start }
.sum p { display: flex; gap: 24px; align-items: baseline; font-size: 68px; animation: rise 0.6s var(--after) both }
.sum .result { padding-top: 18px; border-top: 3px solid #38604f; color: #f0b740; font-size: 92px }
.bars { display: grid; gap: 26px }
.bar { display: grid; grid-template-columns: 250px 1fr; align-items: center; position: relative; animation: rise 0.5s var(--after) both }
.bar b { font-weight: 500 }
.bar i { height: 58px; width: calc(var(--size) * 9.6px); border-radius: 6px; background: #86d0aa; animation: grow 1.1s calc(var(--after) + 0.2s) cubic-bezier(0.2, 0.8, 0.2, 1) both }
.bar em { position: absolute; left: calc(266px + var(--size) * 9.6px); font: 560 36px Besley; animation: rise 0.5s calc(var(--after) + 0.9s) both }
.bar:first-child i { background: #f0b740 }
.still .bar, .still i, .still em { animation: none }
.still .bar:not(:first-child) { animation: mark 0.8s var(--then) both }
.step { display: grid; grid-template-columns: 180px 1fr; gap: 32px; align-items: center }
.step span { color: #f0b740; font-size: 220px; animation: rise 0.6s 0.1s both }
.step h2 { margin-bottom: 14px; font-size: 60px; animation: rise 0.6s 0.5s both }
.step p { color: #b9cbbf; font-size: 34px; animation: rise 0.6s var(--after) both }
.card { padding: 40px 56px; border-radius: 10px; background: #fffefa; color: #1b201c; animation: rise 0.6s both }
.card h2 { margin-bottom: 20px; color: #0f5a41; font-size: 48px }
.card u { display: block; margin-bottom: 18px; border-bottom: 3px solid #808375; text-decoration: none }
`;
