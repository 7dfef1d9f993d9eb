#!/usr/bin/env python3
"""Learns what stops.ts knows: python3 stops.py NUMBERS.jsonl LAYERS.json BEGUN.json (packages as train.py needs them).

A line of NUMBERS is a brief without its signs, as run-ons.ts writes it. Words are the numbers that train.py has learned for them (BEGUN),
which stay as they are; the layers above them begin as those are and are learned for this alone.
"""
import json
import random
import sys

import torch
import torch.nn.functional as F
from torch import nn

import train

EPOCHS, RATE, DROP, FORGET = 5, 2e-3, 0.1, 0.1
CLAUSE, SENTENCE = 1, 2
# How much a clause counts beside a sentence.
HALF = 0.5


def begun(layers):
    network = train.Network()
    train.take(network, layers)
    for layer in [network.word, network.run, *network.signs]:
        layer.weight.requires_grad = False
    network.out = nn.Linear(train.WIDTH, 2)
    network.drop.p, network.calm.p, network.forget = DROP, DROP / 2, FORGET
    return network


def lost(out, briefs):
    opens = torch.from_numpy(train.filled(briefs, "is", -1))
    commas = torch.tensor([one["commas"] for one in briefs])
    known = opens >= 0
    sentences = F.binary_cross_entropy_with_logits(out[..., 0][known], (opens == SENTENCE).float()[known])
    # Who types no comma at all does not say where clauses begin.
    told = known & (commas[:, None] | (opens >= CLAUSE))
    return sentences + HALF * F.binary_cross_entropy_with_logits(out[..., 1][told], (opens >= CLAUSE).float()[told])


def main(given, written, known):
    torch.manual_seed(1)
    random.seed(1)
    briefs = train.briefs_of(given)
    with open(known) as file:
        network = begun(json.load(file))
    train.learn(network, EPOCHS, RATE, lambda: briefs, lost, warm=4.0)
    shared = {"word", "run"} | {f"sign {nth}" for nth in range(len(train.SIGNS))}
    layers = train.layers_of(network)
    with open(written, "w") as file:
        json.dump({f"stops {name}": layers[name] for name in layers if name not in shared}, file)


if __name__ == "__main__":
    main(*sys.argv[1:])
