import { counterDuration } from "../theme";
import { digitGroups } from "../lib/digit-groups";

/** A counter climbs in this many steps, one about every 33 ms, so in two seconds. */
export const counterSteps = 60;

/**
 * Defines `countUp(figure)` for the boot script: it puts the text of an element with `data-target` to zero until it
 * is seen, and then lets it climb. That needs no React, which would render four figures sixty times and start
 * after the figures were painted. Called again, as React hydrates, it writes what React has overwritten. The step
 * depends on the clock, not on the frames drawn, so that a sleeping tab delays nothing. Once a figure
 * has arrived, those of a page that is opened later stay as they are: a visitor sees one climb.
 */
export const counterScript = `
var climbs=new WeakMap(),arrived;
function stepOf(climb){return climb.start?Math.min(${counterSteps},Math.floor((performance.now()-climb.start)*${counterSteps / counterDuration})):0}
function write(figure,step){var text=String(Math.floor(figure.dataset.target*step/${counterSteps})).replace(${digitGroups},",")+"+";if(figure.textContent!==text)figure.textContent=text}
window.countUp=function(figure){
var climb=climbs.get(figure);
if(climb)return write(figure,stepOf(climb));
if(arrived||matchMedia("(prefers-reduced-motion: reduce)").matches)return;
climbs.set(figure,climb={});
write(figure,0);
new IntersectionObserver(function(entries,observer){
if(!entries.some(function(entry){return entry.isIntersecting}))return;
observer.disconnect();
climb.start=performance.now();
(function frame(){
var step=stepOf(climb);
write(figure,step);
if(step<${counterSteps})requestAnimationFrame(frame);else arrived=true
})()
}).observe(figure)
};
var parsing=new MutationObserver(countNew);
function countNew(){document.querySelectorAll("[data-target]").forEach(function(figure){if(!climbs.has(figure)&&figure.firstChild)window.countUp(figure)})}
parsing.observe(root,{childList:true,subtree:true});
document.addEventListener("DOMContentLoaded",function(){parsing.disconnect();countNew()});`;
