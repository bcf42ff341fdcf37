// A page made with Vue: v-model on every input.
import { createApp, reactive, watch } from 'vue/dist/vue.esm-bundler.js';
import { enter } from './model.js';
import { startPage } from './start.js';

const template = `
<table id="sudoku_main_board"><tbody>
  <tr v-for="row in rows">
    <td v-for="cell in row" :id="'cell' + (cell.index + 1)">
      <input type="text" class="i3" :id="'c' + (cell.index + 1)" v-model="cell.text" :readonly="cell.isGiven"
        :maxlength="cell.maxLength" :style="'color: #000; font-weight: ' + (cell.isGiven ? 700 : 400) + ';'"
        inputmode="numeric" autocomplete="off">
      <input type="text" class="pencil" :id="'cpad' + (cell.index + 1)" tabindex="-1" autocomplete="off">
    </td>
  </tr>
</tbody></table>`;

let app;

startPage((holder, _table, cells, texts) => {
  const live = cells.map((cell, index) => reactive({ ...cell, index, text: texts[index] }));
  const show = (cell, text) => {
    live[cell].text = text;
  };
  for (const cell of live) {
    const take = (text) => show(cell.index, enter(cell.index, text, show));
    watch(() => cell.text, take);
  }
  const rows = Array.from({ length: 9 }, (_, row) =>
    live.filter(({ index }) => Math.min(Math.floor(index / 9), 8) === row),
  );
  app?.unmount();
  holder.replaceChildren();
  app = createApp({ template, setup: () => ({ rows }) });
  app.mount(holder);
});
